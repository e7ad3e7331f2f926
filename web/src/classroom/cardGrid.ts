/** How a list of cards is laid out: as many in a row as have room for their least width, alike. */
export const cardGrid = (least: string, gap = 2) => ({
  display: "grid",
  gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});
