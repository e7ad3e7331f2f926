import type { Resource } from "@kindling/contract";
import { expect, test } from "vitest";
import type { CrudCalls, CrudRow } from "./crudCalls.ts";
import type { CrudCase, FilterCase } from "./describeCrud.ts";

/** What a row is sorted by: the field itself, or the name of what it refers to. */
function sortKey(row: CrudRow, sort: string): string | number | boolean | null {
  const value = row[sort];
  const shown = typeof value === "object" && value !== null && "name" in value ? value.name : value;
  return typeof shown === "string" ? shown.toLowerCase() : (shown as number | boolean | null);
}

function compare(a: ReturnType<typeof sortKey>, b: ReturnType<typeof sortKey>): number {
  // Nulls come last in both directions.
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}

function sorted(rows: readonly CrudRow[], sort: string, order: "asc" | "desc"): number[] {
  const sign = order === "asc" ? 1 : -1;
  return [...rows]
    .sort((a, b) => {
      const [first, second] = [sortKey(a, sort), sortKey(b, sort)];
      const way = first === null || second === null ? 1 : sign;
      return way * compare(first, second) || sign * (a.id - b.id);
    })
    .map(({ id }) => id);
}

/** Holds a list against what the specification says of lists: paging, totals, sorts, search, filters, refusals. */
export function describeListing<R extends Resource>(
  resource: R,
  crud: CrudCase<R>,
  calls: () => CrudCalls,
): void {
  test("pages from 0, by id unless told, with the exact total on every page", async () => {
    for (let missing = 5 - (await calls().total()); missing > 0; missing--) await calls().add();
    const all = await calls().list();
    expect(all.meta).toEqual({ page: 0, rows: 100, total: all.data.length });
    expect(all.data.map(({ id }) => id)).toEqual(sorted(all.data, "id", "asc"));
    expect(await calls().untold()).toMatchObject({ meta: { page: 0, rows: 25, total: all.data.length } });
    const found: number[] = [];
    for (let page = 0; page * 2 < all.data.length; page++) {
      const { data, meta } = await calls().list({ page, rows: 2 });
      expect(meta).toEqual({ page, rows: 2, total: all.data.length });
      found.push(...data.map(({ id }) => id));
    }
    expect(found).toEqual(all.data.map(({ id }) => id));
    const beyond = await calls().list({ page: 1000, rows: 25 });
    expect(beyond).toEqual({ data: [], meta: { page: 1000, rows: 25, total: all.data.length } });
  });

  test.each(resource.sorts.flatMap((sort) => [[sort, "asc"] as const, [sort, "desc"] as const]))(
    "sorts by %s %s, rows alike by id, nothing last",
    async (sort, order) => {
      for (let missing = 3 - (await calls().total()); missing > 0; missing--) await calls().add();
      const { data } = await calls().list({ sort, order });
      expect(data.map(({ id }) => id)).toEqual(sorted(data, sort, order));
    },
  );

  test.each(crud.search)(
    "finds “$text” by search, whatever its case, and only there",
    async ({ text, hit }) => {
      const other = await calls().add();
      const row = await calls().add(hit);
      for (const search of [text, text.toUpperCase(), text.toLowerCase(), ` ${text} `]) {
        const { data, meta } = await calls().list({ search });
        expect(data.map(({ id }) => id)).toContain(row.id);
        expect(data.map(({ id }) => id)).not.toContain(other.id);
        expect(meta.total).toBe(data.length);
      }
      expect((await calls().list({ search: `${text} zzz` })).data).toEqual([]);
      expect((await calls().list({ search: "%" })).meta.total).toBe(0);
    },
  );

  const filters = Object.entries(crud.filters) as [string, FilterCase][];
  test.each(filters.map(([name, filter]) => ({ name, ...filter })))(
    "narrows by $name",
    async ({ name, value, hit, miss }) => {
      const [found, passed] = await Promise.all(
        [hit, miss].map(async (each) => (typeof each === "number" ? each : (await calls().add(each)).id)),
      );
      const { data, meta } = await calls().list({ [name]: value });
      expect(data.map(({ id }) => id)).toContain(found);
      expect(data.map(({ id }) => id)).not.toContain(passed);
      expect(meta.total).toBe(data.length);
    },
  );

  test("refuses an unknown sort, an unknown order, an unknown filter and more than 100 rows, each at its name", async () => {
    for (const [query, path] of [
      [{ sort: "password_hash" }, "sort"],
      [{ order: "sideways" }, "order"],
      [{ nonsense: "1" }, "nonsense"],
      [{ rows: "101" }, "rows"],
      [{ rows: "0" }, "rows"],
      [{ page: "-1" }, "page"],
    ] as const) {
      expect(await calls().refused(query)).toEqual({ status: 422, paths: [path] });
    }
  });
}
