import type { Endpoint, ReplyOf } from "@kindling/contract";
import { expect } from "vitest";
import type { Caller, Sent } from "../call.ts";

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number };
}
type RowOf<E extends Endpoint> = ReplyOf<E> extends Page<infer Row> ? Row : never;

/** All rows of a list, page by page. */
export async function everyRow<E extends Endpoint>(
  call: Caller,
  list: E,
  sent: Sent<E>,
): Promise<RowOf<E>[]> {
  const found: RowOf<E>[] = [];
  for (let page = 0; ; page += 1) {
    const { status, body } = await call(list, { ...sent, query: { ...sent.query, page, rows: 100 } });
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, meta } = body as unknown as Page<RowOf<E>>;
    found.push(...data);
    if (data.length === 0 || found.length >= meta.total) return found;
  }
}
