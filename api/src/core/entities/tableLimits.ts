/** The bounds within which a table is read. */
export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  /** In characters. */
  readonly cellLength: number;
  /** What a workbook, which is packed, may unpack to. */
  readonly unpackedBytes: number;
  /** What reading a workbook may take of the machine before it is stopped. */
  readonly readerMegabytes: number;
  readonly readerSeconds: number;
}

/** How much of a table an import reads. */
export const tableLimits: TableLimits = {
  // And the header.
  rows: 100_001,
  columns: 200,
  cells: 5_000_000,
  cellLength: 100_000,
  unpackedBytes: 160 * 2 ** 20,
  readerMegabytes: 512,
  readerSeconds: 60,
};
