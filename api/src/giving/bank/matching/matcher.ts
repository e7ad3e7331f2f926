import type { BankMatch, BankThing } from "@kindling/contract";
import type { Db } from "../../../core/database.ts";

/** An open line of a bank's statement. */
export interface OpenLine {
  readonly id: number;
  readonly booked_on: string;
  readonly amount_cents: number;
  readonly text: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/** What a line can be: a payment, donation or receipt that no line was confirmed as, or only for a part. */
export interface Candidate extends BankMatch {
  /** References by which a bank's text names it. */
  readonly marks: readonly string[];
  /** What can be paid in together: the site of a donation. */
  readonly group: number;
}

/** Why a line is what is proposed for it. */
export type Reason =
  | { readonly why: "reference"; readonly mark: string }
  | { readonly why: "amount" }
  | { readonly why: "difference"; readonly cents: number }
  | { readonly why: "name"; readonly name: string; readonly share: number }
  | { readonly why: "days"; readonly days: number }
  | { readonly why: "bundle"; readonly count: number; readonly name: string }
  | { readonly why: "rival" };

/** One way in which a line could be explained. */
export interface Pair {
  readonly line: OpenLine;
  readonly things: readonly Candidate[];
  /** From 0 to 100. */
  readonly score: number;
  /** Whether reference and amount agree. */
  readonly isSure: boolean;
  readonly reasons: readonly Reason[];
}

/** Days between which things can be, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Which things to read; only open ones unless all are wanted. */
interface Wanted {
  readonly span?: Span | undefined;
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly all?: boolean;
}

/** A kind of thing that lines can be matched with. */
export interface Matcher {
  readonly kind: BankThing;
  /** Whether its money comes in. */
  readonly isIncoming: boolean;
  /** Reads things of this kind, latest first. */
  read(db: Db, where: Wanted): Promise<Candidate[]>;
  /** All pairs worth proposing; lines are of its direction. */
  pair(lines: readonly OpenLine[], things: readonly Candidate[]): Pair[];
}

const dayLength = 86_400_000;

/** Days from one to another, below zero if it is later. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
