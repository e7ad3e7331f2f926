import { type Column, cellColumn } from "../../ui/list/columns.tsx";
import { MoneyText } from "./MoneyText.tsx";

type Money<K extends string> = { readonly [key in K]: number | null };

/** A column of amounts in cents, at the right; void ones are crossed out. */
export function moneyColumn<Row extends Money<K>, K extends keyof Row & string>(
  field: K,
  width: number,
  isVoid: (row: Row) => boolean = () => false,
): Column<Row> {
  const cell = (row: Row) => {
    const cents = row[field];
    return cents === null ? null : <MoneyText cents={cents} isVoid={isVoid(row)} />;
  };
  return { ...cellColumn(field, cell, width), align: "right" };
}
