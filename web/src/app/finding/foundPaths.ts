import { listPaths, pageOf } from "../../people/users/userKinds.ts";
import { rowPath } from "../shell/rowPaths.ts";
import type { Found } from "./useFound.ts";

/** The screens of those kinds that have a page for each row. */
const pages: Partial<Record<Found["kind"], string>> = {
  lead: "/lead",
  provider: "/providers",
  site: "/school",
  sponsor: "/sponsors",
};

/** The addresses at which a row may be shown, the best first: its own page, then its list with the row beside it. */
function addressesOf({ kind, id, role }: Found): readonly string[] {
  if (role) return [pageOf({ id, role: { name: role } }), `${listPaths[role]}?edit=${id}`];
  const page = pages[kind];
  return [page && `${page}/${id}`, rowPath(kind, id)].filter((each) => each !== undefined);
}

/** Where a row is shown to this person; undefined if nowhere. */
export function foundPath(row: Found, mayOpen: (path: string) => boolean): string | undefined {
  return addressesOf(row).find((each) => mayOpen(each.split("?")[0] ?? each));
}
