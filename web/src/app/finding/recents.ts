import { readRecent, writeRecent } from "../../ui/recents.ts";
import type { FindOption } from "./findOption.ts";
import type { Found } from "./useFound.ts";

/** What was opened from the palette: a screen by its address, or a row. */
export interface Recent {
  readonly to: string;
  readonly row?: Found;
}

const kind = "opened";
const most = 8;

/** What the person signed in opened last, the latest first. */
export const readRecents = (): readonly Recent[] => readRecent(kind);

/** Puts what was opened first among the recent ones. */
export function keepRecent({ to, row }: FindOption): void {
  if (!to) return;
  const others = readRecents().filter((each) => each.to !== to);
  writeRecent(kind, [{ to, ...(row && { row }) }, ...others].slice(0, most));
}
