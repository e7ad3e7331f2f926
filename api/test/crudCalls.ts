import type { Resource } from "@kindling/contract";
import { expect } from "vitest";
import type { TestApp } from "./buildApp.ts";
import type { Answered } from "./call.ts";
import type { Body, CrudCase } from "./describeCrud.ts";
import type { SignedIn } from "./signInAs.ts";

export type CrudRow = { id: number; version: number; can: string[] } & Record<string, unknown>;

/** What the tests of the usual calls do again and again. */
export interface CrudCalls {
  /** A number that no sound body of this file has had yet. */
  next(): number;
  create(body: Body): Promise<CrudRow>;
  /** Adds a row from the next sound body. */
  add(more?: Body): Promise<CrudRow>;
  list(query?: Body): Promise<{ data: CrudRow[]; meta: { page: number; rows: number; total: number } }>;
  /** The list's default sort. */
  untold(): Promise<unknown>;
  total(): Promise<number>;
  find(id: number): Promise<CrudRow | undefined>;
  rowIn(answer: { body: unknown }): CrudRow;
  /** What of a body two rows may not share, by the first field of the set. */
  sharedBy(field: string, body: Body): Body;
  /** Checks that a row shows every row that its body refers to. */
  expectReferences(row: CrudRow, body: Body): void;
  refused(query: Body): Promise<Pick<Answered<never>, "status"> & { paths: (string | undefined)[] }>;
}

/** Fields within which a name may be unique. */
const places = ["provider_id", "school_id", "country"];

/** Binds the calls to a server and a caller with full access. */
export function crudCalls<R extends Resource>(
  { call }: TestApp,
  { endpoints, body: soundBody }: CrudCase<R>,
  staff: () => SignedIn,
): CrudCalls {
  const rowIn = (answer: { body: unknown }) => (answer.body as { data: CrudRow }).data;
  let numbers = 0;
  const calls: CrudCalls = {
    next: () => ++numbers,
    async create(body) {
      const answer = await call(endpoints.create, { as: staff(), body });
      expect(answer.body.errors ?? answer.body.message).toEqual(expect.stringContaining("added"));
      return rowIn(answer);
    },
    add: (more = {}) => calls.create({ ...soundBody(calls.next()), ...more }),
    async list(query = {}) {
      const answer = await call(endpoints.list, { as: staff(), query: { rows: 100, ...query } });
      expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
      return answer.body as unknown as Awaited<ReturnType<CrudCalls["list"]>>;
    },
    untold: async () => (await call(endpoints.list, { as: staff() })).body,
    total: async () => (await calls.list({ rows: 1 })).meta.total,
    find: async (id) => (await calls.list()).data.find((row) => row.id === id),
    rowIn,
    sharedBy: (field, body) => ({
      [field]: body[field],
      // A name may be unique within a place only.
      ...(field === "name" &&
        Object.fromEntries(places.flatMap((name) => (name in body ? [[name, body[name]]] : [])))),
    }),
    expectReferences(row, body) {
      for (const [field, value] of Object.entries(body)) {
        const shown = row[field.replace(/_id$/, "")];
        if (field.endsWith("_id") && typeof value === "number")
          expect({ [field]: shown }).toMatchObject({ [field]: { id: value } });
      }
    },
    async refused(query) {
      const { status, body } = await call(endpoints.list, { as: staff(), query });
      return { status, paths: (body.errors ?? []).map(({ path }) => path) };
    },
  };
  return calls;
}
