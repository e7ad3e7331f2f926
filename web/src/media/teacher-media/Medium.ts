import type { teacherMediaEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

export type Medium = RowOf<typeof teacherMediaEndpoints.list>;

/** A medium's label: its caption, else its file name. */
export function mediumName({ caption, file }: Pick<Medium, "caption" | "file">): string {
  return caption ?? file.name;
}
