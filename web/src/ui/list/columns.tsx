import type { ReactNode } from "react";
import { DateText, EmailText, MomentText, NumberText, ValueText } from "./cellTexts.tsx";

/** A column of a list; its heading is the field's label, and it can be sorted if the contract allows it. */
export interface Column<Row> {
  readonly field: keyof Row & string;
  readonly cell: (row: Row) => ReactNode;
  /** The width in pixels, scaled in proportion to the room available. */
  readonly width: number;
  readonly align: "left" | "right";
  /** Whether the column is hidden at first. */
  readonly spare: boolean;
  /** Whether it stays in sight when the table scrolls sideways. */
  readonly isPinned?: boolean;
  /** Whether it shows the row's state, which a card shows first. */
  readonly isState?: boolean;
  /** The card's heading if the cell alone doesn't name the row, with the column that it makes redundant. */
  readonly heading?: { readonly cell: (row: Row) => ReactNode; readonly covers: string };
}

type Field<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** A column rendered by `cell`. */
export function cellColumn<Row, K extends keyof Row & string>(
  field: K,
  cell: (row: Row) => ReactNode,
  width = 140,
): Column<Row> {
  return { field, cell, width, align: "left", spare: false };
}

export function stateColumn<Row, K extends keyof Row & string>(
  field: K,
  cell: (row: Row) => ReactNode,
  width?: number,
): Column<Row> {
  return { ...cellColumn(field, cell, width), isState: true };
}

/** Makes columns that show a field's value as one kind of text. */
function columnsOf(Text: (props: { readonly value: unknown }) => ReactNode, usualWidth: number) {
  return <K extends string>(field: K, width = usualWidth): Column<Field<K>> =>
    cellColumn<Field<K>, K>(field, (row) => <Text value={row[field]} />, width);
}

/** A column of texts, references, labels or yes/no. */
export const column = columnsOf(ValueText, 160);
export const emailColumn = columnsOf(EmailText, 220);
export const dateColumn = columnsOf(DateText, 144);
export const momentColumn = columnsOf(MomentText, 140);
const figureColumn = columnsOf(NumberText, 110);

export function numberColumn<K extends string>(field: K, width?: number): Column<Field<K>> {
  return { ...figureColumn(field, width), align: "right" };
}

/** The same column, hidden until the user chooses it. */
export function spare<Row>(shown: Column<Row>): Column<Row> {
  return { ...shown, spare: true };
}
