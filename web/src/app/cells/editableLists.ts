import {
  activityKinds,
  announcementEndpoints,
  categoryEndpoints,
  charityEndpoints,
  districtEndpoints,
  type Endpoint,
  giverTvEndpoints,
  leadEndpoints,
  levelEndpoints,
  programEndpoints,
  providerEndpoints,
  type Reference,
  resourceEndpoints,
  sessionEndpoints,
  sessionThemeEndpoints,
  siteEndpoints,
  sponsorEndpoints,
  standardEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import type { ComponentType } from "react";
import { type CellInputProps, DateInput, NumberInput, TextInput } from "./CellInput.tsx";
import { hasFreeStatus, LeadStatusInput } from "./LeadStatusInput.tsx";
import { referenceInput } from "./referenceInput.tsx";

/** A row of a list that can be changed in its table. */
export interface EditableRow {
  readonly id: number;
  readonly version: number;
  readonly can: readonly string[];
  readonly [field: string]: unknown;
}

/** Returns what a row has in a field as text, of what it refers to the name; empty if it has none. */
export function textIn(row: EditableRow, field: string): string {
  const { [field]: value } = row;
  if (typeof value === "string" || typeof value === "number") return String(value);
  return (value as Partial<Reference> | null | undefined)?.name ?? "";
}

const referenceIn = (row: EditableRow, field: string) => row[field] as Reference | null | undefined;

interface EditableField {
  readonly Input: ComponentType<CellInputProps>;
  /** Whether this row's value can be changed in its cell. */
  readonly allowed: (row: EditableRow) => boolean;
  /** The value as its control has it. */
  readonly read: (row: EditableRow, field: string) => string;
  /** The field that is saved, if it has another name than the column, and the value as it is saved. */
  readonly saves?: string;
  readonly write: (value: string) => unknown;
}

/** What can be changed in the cells of a list, and by which call. */
export interface EditableList {
  readonly update: Endpoint;
  /** The parameter of the call that names the row. */
  readonly key: "id" | "unique_id";
  readonly fields: Readonly<Record<string, EditableField>>;
}

const text: EditableField = {
  Input: TextInput,
  allowed: () => true,
  read: textIn,
  write: (value) => value,
};
const date: EditableField = { ...text, Input: DateInput, write: (value) => value || null };
const number: EditableField = {
  ...text,
  Input: NumberInput,
  write: (value) => (value === "" ? null : Number(value)),
};
const dates = { start: date, end: date };
const reference = (of: Endpoint, saves: string): EditableField => ({
  Input: referenceInput(of),
  allowed: () => true,
  read: (row, field) => String(referenceIn(row, field)?.id ?? ""),
  saves,
  write: number.write,
});
const place = { name: text, abbreviation: text, external_id: text };

const activity = {
  title: text,
  ...dates,
  level: reference(levelEndpoints.list, "level_id"),
  category: reference(categoryEndpoints.list, "category_id"),
};

const list = (
  { list, update }: { readonly list: Endpoint; readonly update: Endpoint },
  fields: EditableList["fields"],
  key: EditableList["key"] = "id",
): readonly [string, EditableList] => [list.name, { update, key, fields }];

/** The lists whose cells can be edited in place, by the name of their call. */
export const editableLists: Readonly<Record<string, EditableList>> = Object.fromEntries([
  list(categoryEndpoints, place),
  list(districtEndpoints, place),
  list(providerEndpoints, { ...place, contact_name: text, phone: text }),
  list(siteEndpoints, {
    ...place,
    address: text,
    district: reference(districtEndpoints.list, "district_id"),
  }),
  list(sessionEndpoints, { name: text, ...dates }),
  list(sessionThemeEndpoints, { session_theme: text, ...dates, display_start: date, display_end: date }),
  list(traitEndpoints, { title: text, ...dates }),
  ...activityKinds.map((kind) => list(resourceEndpoints[kind], activity)),
  list(giverTvEndpoints, { name: text, position: number, ...dates }),
  list(announcementEndpoints, { title: text, ...dates }),
  list(levelEndpoints, { name: text }),
  list(programEndpoints, { name: text }),
  list(standardEndpoints, { framework: text, code: text }),
  list(charityEndpoints, { name: text, state: text, address: text, website: text }),
  list(sponsorEndpoints, { name: text, contact_name: text }),
  list(
    leadEndpoints,
    { organization: text, phone: text, status: { ...text, Input: LeadStatusInput, allowed: hasFreeStatus } },
    "unique_id",
  ),
]);
