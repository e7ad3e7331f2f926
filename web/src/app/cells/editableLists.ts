import {
  categoryEndpoints,
  charityEndpoints,
  districtEndpoints,
  type Endpoint,
  leadEndpoints,
  levelEndpoints,
  programEndpoints,
  providerEndpoints,
  siteEndpoints,
  sponsorEndpoints,
  standardEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import type { ComponentType } from "react";
import { type CellInputProps, TextInput } from "./CellInput.tsx";
import { hasFreeStatus, LeadStatusInput } from "./LeadStatusInput.tsx";

/** A row of a list that can be changed in its table. */
export interface EditableRow {
  readonly id: number;
  readonly version: number;
  readonly can: readonly string[];
  readonly [field: string]: unknown;
}

/** Returns the text that a row has in a field; empty if it has none. */
export function textIn(row: EditableRow, field: string): string {
  const { [field]: value } = row;
  return typeof value === "string" ? value : "";
}

interface EditableField {
  readonly Input: ComponentType<CellInputProps>;
  /** Whether this row's value can be changed in its cell. */
  readonly allowed: (row: EditableRow) => boolean;
}

/** What can be changed in the cells of a list, and by which call. */
export interface EditableList {
  readonly update: Endpoint;
  /** The parameter of the call that names the row. */
  readonly key: "id" | "unique_id";
  readonly fields: Readonly<Record<string, EditableField>>;
}

const text: EditableField = { Input: TextInput, allowed: () => true };
const place = { name: text, abbreviation: text, external_id: text };

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
  list(siteEndpoints, { ...place, address: text }),
  list(traitEndpoints, { title: text }),
  list(levelEndpoints, { name: text }),
  list(programEndpoints, { name: text }),
  list(standardEndpoints, { framework: text, code: text }),
  list(charityEndpoints, { name: text, state: text, address: text, website: text }),
  list(sponsorEndpoints, { name: text, contact_name: text }),
  list(
    leadEndpoints,
    { organization: text, phone: text, status: { Input: LeadStatusInput, allowed: hasFreeStatus } },
    "unique_id",
  ),
]);
