/** The cents that a paper in English tells, such as "-$1,250.00". */
export const centsIn = (cell: string | undefined): number =>
  Math.round(Number((cell ?? "").replace(/[$,]/g, "")) * 100);
