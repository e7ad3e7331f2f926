import type { Localized } from "@kindling/contract";

const en = {
  unknownColumn: (column: string) => `Unknown column “${column}”. Rename or remove it.`,
  twiceColumn: (column: string) => `The column “${column}” appears twice. Remove one.`,
  noColumn: (column: string) => `The file has no column “${column}”. Use its headers as they are.`,
  noField: (field: string) => `There is no field “${field}” to import.`,
  sameField: (column: string, label: string) =>
    `The column “${column}” is one of two for ${label}. Leave one out.`,
  noRow: (row: string) => `The file has no row “${row}”. Count its header as row 1.`,
  tooManyChanges: (most: number) =>
    `At most ${most} cells can be changed at once. Correct the others in the file.`,
};

const es: typeof en = {
  unknownColumn: (column) => `Columna desconocida: «${column}». Cámbiele el nombre o quítela.`,
  twiceColumn: (column) => `La columna «${column}» aparece dos veces. Quite una.`,
  noColumn: (column) => `El archivo no tiene la columna «${column}». Use sus encabezados tal como están.`,
  noField: (field) => `No hay ningún campo «${field}» para importar.`,
  sameField: (column, label) => `La columna «${column}» es una de dos para ${label}. Omita una.`,
  noRow: (row) => `El archivo no tiene la fila «${row}». Cuente el encabezado como fila 1.`,
  tooManyChanges: (most) =>
    `Se pueden cambiar como máximo ${most} celdas a la vez. Corrija las demás en el archivo.`,
};

/** What is said about columns and changed cells of a file. */
export const sheetsSay: Localized<typeof en> = { en, es };
