import { type BankColumn, bankColumns } from "@kindling/contract";
import { normalize } from "../../../core/importing/cells.ts";

/** How banks name their columns in English and Spanish, most telling first. */
const names: Readonly<Record<BankColumn, string>> = {
  date: `booking date, posting date, posted date, post date, transaction date, date, day, date posted, fecha operación,
    fecha de operación, fecha de la operación, fecha contable, fecha movimiento, fecha del movimiento, f. operación, fecha,
    value date, fecha valor, f. valor, día`,
  amount: `amount, transaction amount, amount usd, net amount, importe, monto, cantidad, valor, importe usd, monto usd`,
  debit: `debit, debits, debit amount, withdrawal, withdrawals, withdrawal amount, withdrawals debits, money out, paid out,
    outflow, cargo, cargos, debe, débito, débitos, retiro, retiros, salida, salidas, egreso, egresos`,
  credit: `credit, credits, credit amount, deposit, deposits, deposit amount, deposits credits, money in, paid in, inflow, abono,
    abonos, haber, crédito, créditos, depósito, depósitos, entrada, entradas, ingreso, ingresos`,
  direction: `debit/credit, credit/debit, debit or credit, credit or debit, dr/cr, cr/dr, d/c, c/d, sign, debit credit indicator,
    credit debit indicator, cargo/abono, cargo o abono, debe/haber, signo, type, transaction type, tipo, tipo de movimiento,
    tipo movimiento`,
  text: `description, transaction description, original description, descriptions, narrative, particulars, details, memo, text,
    concepto, descripción, detalle, detalles, movimiento, glosa, observaciones`,
  name: `payee, payee name, counterparty, counterparty name, beneficiary, beneficiary name, recipient, merchant, name,
    contraparte, beneficiario, destinatario, ordenante, nombre`,
  reference: `reference, reference number, bank reference, transaction reference, ref no, ref, check number, check no, check,
    check or slip, slip, transaction id, id, referencia, número de referencia, no. referencia, no. de referencia, número de cheque,
    no. de cheque, no. cheque, cheque, folio`,
  balance: "balance, running balance, running bal, balance usd, saldo, saldo disponible, saldo contable",
};

const lists = new Map(bankColumns.map((column) => [column, names[column].split(",").map(normalize)]));

/** Which column of a header holds what, as far as its names tell. Each column is taken once. */
export function nameColumns(header: readonly string[]): Partial<Record<BankColumn, number>> {
  const written = header.map(normalize);
  const found = new Map<BankColumn, number>();
  const isFree = (at: number) => at >= 0 && ![...found.values()].includes(at);
  const take = (matches: (text: string, name: string) => boolean) => {
    for (const [column, all] of lists) {
      if (found.has(column)) continue;
      const at = all
        .map((name) =>
          written.findIndex((text, place) => isFree(place) && text !== "" && matches(text, name)),
        )
        .find((place) => place >= 0);
      if (at !== undefined) found.set(column, at);
    }
  };
  take((text, name) => text === name);
  // "Importe (USD)" and "Fecha de operación 2": what begins like a longer name.
  take((text, name) => name.length >= 5 && text.startsWith(name));
  return Object.fromEntries(found);
}

/** Whether columns are enough to read lines: a day, and an amount in one or two columns. */
export const isEnough = ({
  date,
  amount,
  debit,
  credit,
}: Partial<Record<BankColumn, number | null>>): boolean =>
  typeof date === "number" && [amount, debit, credit].some((column) => typeof column === "number");
