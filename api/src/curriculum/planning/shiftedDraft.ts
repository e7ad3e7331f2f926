import type { Db } from "../../core/database.ts";
import { snapshots } from "../../core/entities/audit.ts";
import { type Draft, type Entity, inputFields } from "../../core/entities/entity.ts";
import { addDays } from "./days.ts";

const dateFields = ["start", "end", "display_start", "display_end"] as const;

/** A row's dates, shifted by some days. */
export function shiftedDates(row: Readonly<Record<string, unknown>>, days: number): Record<string, string> {
  const own = dateFields.flatMap((field) => {
    const date = row[field];
    return typeof date === "string" ? [[field, addDays(date, days)] as const] : [];
  });
  return Object.fromEntries(own);
}

type Part = Readonly<Record<string, unknown>>;

const isPart = (part: unknown): part is Part => typeof part === "object" && part !== null;

/** Shifts the dates of parts, such as a trait's episodes; ids stay. */
export function shiftedParts(entity: Entity, row: Readonly<Record<string, unknown>>, days: number): Draft {
  const lists = Object.keys(entity.parts ?? {}).flatMap((field) => {
    const parts = row[field];
    if (!Array.isArray(parts) || !parts.some(isPart)) return [];
    const shifted = parts.map((part: unknown) =>
      isPart(part) ? { ...part, ...shiftedDates(part, days) } : part,
    );
    return [[field, shifted] as const];
  });
  return Object.fromEntries(lists);
}

/** Parts as new ones. */
function withoutIds(parts: unknown): unknown {
  if (!Array.isArray(parts)) return parts;
  return parts.map((part: unknown) => {
    if (!isPart(part)) return part;
    const { id: _id, ...rest } = part;
    return rest;
  });
}

/** The draft of a copy on new dates, without approval and external ids. */
export async function draftOfCopy(db: Db, entity: Entity, id: number, days: number): Promise<Draft> {
  const stored = (await snapshots(db, entity, [id])).get(id) ?? {};
  const fields = inputFields(entity.resource).map(([field]) => field);
  const kept = fields.filter((field) => field in stored && field !== "external_id");
  const parts = shiftedParts(entity, stored, days);
  const draft = kept.map((field) => [
    field,
    entity.parts?.[field] ? withoutIds(parts[field] ?? stored[field]) : stored[field],
  ]);
  return {
    ...(Object.fromEntries(draft) as Draft),
    ...shiftedDates(stored, days),
    ...(fields.includes("is_approved") && { is_approved: false }),
  };
}
