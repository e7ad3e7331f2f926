import type { teacherMediaEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

/** A photo or video as the lists carry it. */
export type Medium = RowOf<typeof teacherMediaEndpoints.list>;

/** What a medium is called where it has to be told from others: its caption, else its file's name. */
export function mediumName({ caption, file }: Pick<Medium, "caption" | "file">): string {
  return caption ?? file.name;
}
