import { type BankColumn, bankLimits, type Localized } from "@kindling/contract";

const { lines, columns, cell } = bankLimits;

const en = {
  file: "Choose a bank's CSV, XLSX or camt.053 file",
  tooLarge: `The file is too large. Choose one of at most ${bankLimits.megabytes} MB.`,
  longCell: (read: number) =>
    `A cell after row ${read} has more than ${cell} characters. Shorten it and try again.`,
  tooMuch: (_read: number) =>
    `This file is too large. Send at most ${lines} lines and ${columns} columns at once.`,
  noLines: "No booked lines were found in this file. Choose another one.",
  unknownColumns: "Choose which columns hold the day and the amount.",
  badRows: (count: number) =>
    count === 1
      ? "1 cell can't be read. Nothing was taken."
      : `${count} cells can't be read. Nothing was taken.`,
  columns: {
    date: "Day",
    amount: "Amount",
    debit: "Debit",
    credit: "Credit",
    direction: "Debit or credit",
    text: "Description",
    name: "Name",
    reference: "Reference",
    balance: "Balance",
  } satisfies Record<BankColumn, string>,
  column: (number: number) => `Column ${number}`,
  noSuchColumn: "This file has no such column. Choose another one.",
  badDay: "This isn't a day. Use one format in the whole column, such as 2026-09-15.",
  badAmount: "This isn't an amount. Use digits with cents, such as -1,234.56.",
  noAmount: "This row has a day but no amount. Enter one, or remove the row.",
  bothAmounts: "This row has a debit and a credit. Keep one of them.",
  badDirection: "Enter “debit” or “credit”.",
  formula: "This cell holds a formula. Replace it with its value.",
  xml: {
    damaged: "This XML file is damaged or cut off. Download it from the bank again.",
    doctype: "This XML file declares a document type, which bank statements don't. It isn't opened.",
    tooDeep: "This XML file is nested too deeply for a bank statement. It isn't opened.",
    tooMuch: `This XML file has too many elements. Send at most ${lines} lines at once.`,
    tooLong: `A text in this XML file has more than ${cell} characters. It isn't opened.`,
    notCamt: "This isn't a camt.053 statement. Export camt.053 or CSV from your bank.",
    otherCamt: (kind: string) => `This file is ${kind}. Export camt.053, the statement of booked lines.`,
    amount: "An amount in this file can't be read. Download the file from the bank again.",
    day: "A day in this file can't be read. Download the file from the bank again.",
    currency: (found: string) => `This line is in ${found}. Only accounts in US dollars can be matched.`,
  },
};

const es: typeof en = {
  file: "Elija un archivo CSV, XLSX o camt.053 del banco",
  tooLarge: `El archivo es demasiado grande. Elija uno de ${bankLimits.megabytes} MB como máximo.`,
  longCell: (read) =>
    `Una celda después de la fila ${read} tiene más de ${cell} caracteres. Acórtela e inténtelo de nuevo.`,
  tooMuch: () =>
    `Este archivo es demasiado grande. Envíe como máximo ${lines} movimientos y ${columns} columnas a la vez.`,
  noLines: "No se encontraron movimientos contabilizados en este archivo. Elija otro.",
  unknownColumns: "Elija qué columnas contienen la fecha y el importe.",
  badRows: (count) =>
    count === 1
      ? "No se puede leer 1 celda. No se registró nada."
      : `No se pueden leer ${count} celdas. No se registró nada.`,
  columns: {
    date: "Fecha",
    amount: "Importe",
    debit: "Cargo",
    credit: "Abono",
    direction: "Cargo o abono",
    text: "Descripción",
    name: "Nombre",
    reference: "Referencia",
    balance: "Saldo",
  },
  column: (number) => `Columna ${number}`,
  noSuchColumn: "Este archivo no tiene esa columna. Elija otra.",
  badDay: "Esto no es una fecha. Use un solo formato en toda la columna, como 2026-09-15.",
  badAmount: "Esto no es un importe. Use dígitos con centavos, como -1,234.56.",
  noAmount: "Esta fila tiene fecha pero no importe. Indique uno o quite la fila.",
  bothAmounts: "Esta fila tiene un cargo y un abono. Deje solo uno.",
  badDirection: "Indique «cargo» o «abono».",
  formula: "Esta celda contiene una fórmula. Reemplácela por su valor.",
  xml: {
    damaged: "Este archivo XML está dañado o incompleto. Descárguelo de nuevo del banco.",
    doctype: "Este archivo XML declara un tipo de documento, y los extractos no lo hacen. No se abre.",
    tooDeep: "Este archivo XML tiene demasiados niveles para un extracto bancario. No se abre.",
    tooMuch: `Este archivo XML tiene demasiados elementos. Envíe como máximo ${lines} movimientos a la vez.`,
    tooLong: `Un texto de este archivo XML tiene más de ${cell} caracteres. No se abre.`,
    notCamt: "Este archivo no es un extracto camt.053. Exporte camt.053 o CSV desde su banco.",
    otherCamt: (kind) =>
      `Este archivo es ${kind}. Exporte camt.053, el extracto de movimientos contabilizados.`,
    amount: "No se puede leer un importe de este archivo. Descárguelo de nuevo del banco.",
    day: "No se puede leer una fecha de este archivo. Descárguelo de nuevo del banco.",
    currency: (found) => `Este movimiento está en ${found}. Solo se admiten cuentas en dólares.`,
  },
};

/** What is said about banks' files. */
export const bankFileSay: Localized<typeof en> = { en, es };
