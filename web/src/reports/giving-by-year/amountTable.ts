/** A table of amounts, which stay in one line: where there is no room, it scrolls. */
export const amountTable = {
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "normal",
  "& td": { whiteSpace: "nowrap" },
} as const;
