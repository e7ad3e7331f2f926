import type { FindGroup, FindOption } from "./findOption.ts";
import { holding, resembling } from "./matching.ts";
import { readRecents } from "./recents.ts";
import type { Found } from "./useFound.ts";

/** How many screens, and how many actions, a text shows at most. */
const most = 6;

interface Local {
  readonly text: string;
  readonly screens: readonly FindOption[];
  readonly actions: readonly FindOption[];
  /** Actions that are offered only to a text. */
  readonly moreActions?: readonly FindOption[];
  readonly optionOf?: (row: Found) => FindOption | null;
  readonly headingOf: (group: "recent" | "screens" | "actions") => string;
}

/** What fits a text of what is known here; without a text, what was opened last comes first. */
export function localGroups({
  text,
  screens,
  actions,
  moreActions = [],
  optionOf,
  headingOf,
}: Local): readonly FindGroup[] {
  if (text.trim() === "") {
    const recents = readRecents().flatMap(({ to, row }) => {
      const option = row ? optionOf?.(row) : [...screens, ...moreActions].find((each) => each.to === to);
      return option ? [{ ...option, key: `recent-${to}` }] : [];
    });
    return [
      { key: "recent", heading: headingOf("recent"), options: recents },
      { key: "screens", heading: headingOf("screens"), options: screens },
      { key: "actions", heading: headingOf("actions"), options: actions },
    ];
  }
  const lists = { screens, actions: [...actions, ...moreActions] };
  const isHeld = [...lists.screens, ...lists.actions].some((option) => holding([option], text).length > 0);
  const find = isHeld ? holding : resembling;
  return (["screens", "actions"] as const).map((key) => {
    const fitting = find(lists[key], text).slice(0, most);
    return {
      key,
      heading: headingOf(key),
      options: fitting.map(({ option }) => option),
      fit: fitting[0]?.fit,
    };
  });
}
