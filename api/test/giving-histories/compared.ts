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
