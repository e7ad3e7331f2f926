import type { ReactNode } from "react";
import { DateText, EmailText, MomentText, NumberText, ValueText } from "./cellTexts.tsx";

/** A column of a list. It is headed by the field's label, and sorts when the resource can be sorted by that field. */
export interface Column<Row> {
  readonly field: keyof Row & string;
  readonly cell: (row: Row) => ReactNode;
  /** The width in pixels; where there is less or more room, columns give and take in proportion. */
  readonly width: number;
  readonly align: "left" | "right";
  /** Whether the column waits to be chosen. */
  readonly spare: boolean;
  /** Whether it shows the row's state, which a card shows first. */
  readonly isState?: boolean;
  /** What heads a row's card where the cell alone would not name it, with the column that is said by it, too. */
  readonly heading?: { readonly cell: (row: Row) => ReactNode; readonly covers: string };
}

/** A row that has a field, or may have it. */
type Field<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** A column that shows what `cell` makes of a row. */
export function cellColumn<Row, K extends keyof Row & string>(
  field: K,
  cell: (row: Row) => ReactNode,
  width = 140,
): Column<Row> {
  return { field, cell, width, align: "left", spare: false };
}

/** A column that shows a row's state. */
export function stateColumn<Row, K extends keyof Row & string>(
  field: K,
  cell: (row: Row) => ReactNode,
  width?: number,
): Column<Row> {
  return { ...cellColumn(field, cell, width), isState: true };
}

/** A column of texts, references, words or yes and no. */
export function column<K extends string>(field: K, width = 160): Column<Field<K>> {
  return cellColumn<Field<K>, K>(field, (row) => <ValueText value={row[field]} />, width);
}

/** A column of email addresses. */
export function emailColumn<K extends string>(field: K, width = 220): Column<Field<K>> {
  return cellColumn<Field<K>, K>(field, (row) => <EmailText value={row[field]} />, width);
}

/** A column of numbers. */
export function numberColumn<K extends string>(field: K, width = 110): Column<Field<K>> {
  return {
    ...cellColumn<Field<K>, K>(field, (row) => <NumberText value={row[field]} />, width),
    align: "right",
  };
}

/** A column of calendar dates. */
export function dateColumn<K extends string>(field: K, width = 144): Column<Field<K>> {
  return cellColumn<Field<K>, K>(field, (row) => <DateText value={row[field]} />, width);
}

/** A column of moments. */
export function momentColumn<K extends string>(field: K, width = 140): Column<Field<K>> {
  return cellColumn<Field<K>, K>(field, (row) => <MomentText value={row[field]} />, width);
}

/** The same column, hidden until the user chooses it. */
export function spare<Row>(shown: Column<Row>): Column<Row> {
  return { ...shown, spare: true };
}
