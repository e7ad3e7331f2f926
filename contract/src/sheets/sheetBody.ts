import { z } from "zod";

/** How many cells of a file can be changed while it is imported. */
export const mostChanges = 1000;

/** The longest value of a changed cell, in characters. */
export const longestChange = 5000;

/** What goes with the file of an import: the field of each column, and cells to change. A form sends both as JSON. */
export const sheetBody = z.object({
  /** Fields by the headers of the file; null leaves a column out. Other columns are found by their names. */
  columns: z.record(z.string(), z.string().nullable()).nullish(),
  /** New values by row number, as spreadsheets count, and header. */
  changes: z.record(z.string(), z.record(z.string(), z.string().max(longestChange))).nullish(),
});

/** The rows of a file for the screen, without its header: the first ones and every bad or changed one. */
export const sheetPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
});

/** The columns of a file with the field that each fills in, and all fields there are. */
export const sheetMapping = z.object({
  /** Whether a person should look at it, because something didn't match or was chosen differently before. */
  unsure: z.boolean(),
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()),
      /** The field that it fills in, or should; null if none is known or it is left out. */
      field: z.string().nullable(),
    }),
  ),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** New rows need a value. */
      required: z.literal(true).optional(),
    }),
  ),
});

export type SheetBody = z.output<typeof sheetBody>;
export type SheetPreview = z.output<typeof sheetPreview>;
export type SheetMapping = z.output<typeof sheetMapping>;
