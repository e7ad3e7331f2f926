import { expect } from "vitest";
import type { TestApp } from "../buildApp.ts";
import type { HistoryFrame, HistoryTeam, HistoryWorld } from "./historyWorld.ts";

/** What is compared: some histories that ended on one day, with the sites, sessions and charities of all of them. */
export interface Compared {
  readonly kit: TestApp;
  readonly team: HistoryTeam;
  readonly today: string;
  readonly frame: HistoryFrame;
  readonly worlds: readonly HistoryWorld[];
}

/** The sites of all that is compared. */
export const sitesOf = ({ worlds }: Compared) => worlds.flatMap(({ sites }) => [...sites]);

/** Whether two tell the same, with what it is in the failure. */
export const same = (what: string, told: unknown, recomputed: unknown) =>
  expect({ [what]: told }).toEqual({ [what]: recomputed });

/** The sum of a figure over rows. */
export const sumOf = <Row>(all: readonly Row[], figure: (row: Row) => number): number =>
  all.reduce((sum, row) => sum + figure(row), 0);

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as papers show them. */
export const inDollars = (cents: number): string => dollars.format(cents / 100);

/** The cents of a cell of dollars. */
export const inCents = (cell: unknown): number => Math.round(Number(cell) * 100);
