import type { SheetMapping } from "@kindling/contract";
import { z } from "zod";
import type { Context, Entity } from "../core/entities/entity.ts";
import { leafFields, pathLabel } from "../core/entities/leafFields.ts";
import type { Sheet } from "../core/importing/readSheet.ts";
import { columnsFor } from "./columnsFor.ts";

const sampled = 3;
const longestSample = 60;

/** The first values of a column, each once. */
function samplesOf(rows: Sheet["rows"], place: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[place];
    if (cell) samples.add(cell.slice(0, longestSample));
    if (samples.size === sampled) break;
  }
  return [...samples];
}

/** The fields that a new row needs in its file: those without a default, and that the caller's place doesn't settle. */
function requiredFields(entity: Entity, { caller }: Context): Set<string> {
  const { input, importing } = entity.resource;
  const settled = { ...importing?.defaults, ...entity.complete?.({}, caller) };
  const needed = Object.entries(input.shape as Record<string, z.core.$ZodType>).filter(
    ([field, schema]) => !(field in settled) && !z.safeParse(schema, undefined).success,
  );
  return new Set(needed.map(([field]) => field));
}

/** Describes which field each column of a file fills in, and which fields there are for the caller. */
export function describeMapping(
  entity: Entity,
  headers: readonly string[],
  fields: readonly (string | null | undefined)[],
  rows: Sheet["rows"],
  context: Context,
): Omit<SheetMapping, "unsure"> {
  const required = requiredFields(entity, context);
  const offered = new Set([...columnsFor(entity, context).map(({ field }) => field), ...fields]);
  const { labels } = entity.resource;
  const all = leafFields(entity.resource.input.shape).filter(([field]) => offered.has(field));
  return {
    columns: headers.map((header, place) => ({
      header,
      samples: samplesOf(rows, place),
      field: fields[place] ?? null,
    })),
    fields: all.map(([field]) => ({
      field,
      label: pathLabel(labels, field, context.language),
      ...(required.has(field) && { required: true as const }),
    })),
  };
}
