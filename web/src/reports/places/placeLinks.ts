import { answeredTypes } from "@kindling/contract";
import { answeredKinds, responsePath } from "../../curriculum/responses/responsePaths.ts";

/** Where the responses to each type are read, by the type's key. */
const screens: Readonly<Record<string, string>> = Object.fromEntries(
  answeredKinds.map((kind) => [answeredTypes[kind].key, responsePath(kind)]),
);

/** The screen on which the responses of a type are read, by the type's key; undefined for what has none. */
export function responseScreenOf(key: string): string | undefined {
  return screens[key];
}

/** A place as lists and reports are narrowed to it. */
export interface PlaceFilter {
  readonly name: "schools" | "providers";
  readonly id: number;
}

/** Makes the links of a place's page; undefined where its reader may not go. */
export function placeLinks(place: PlaceFilter, mayOpen: (path: string) => boolean) {
  const open = (path: string, query: Readonly<Record<string, unknown>>) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return mayOpen(path) ? `${path}?${search.toString()}` : undefined;
  };
  const here = { [place.name]: place.id };
  return {
    /** The people of the place further down, narrowed. */
    people: (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query).toString()}#people`,
    /** The report that shows who took part. */
    participation: (sessionId: number | undefined) =>
      open("/activity-summary", sessionId ? { ...here, sessions: sessionId } : here),
    /** The responses of the place, or of one session. */
    responses: (sessionId?: number) =>
      open(responsePath("mindfulOpen"), sessionId ? { ...here, sessions: sessionId } : here),
    /** The responses to an item: its own page for those who have one, else the list narrowed to it. */
    item: (kind: string, id: number) => {
      const screen = screens[kind];
      if (!screen) return undefined;
      return open(`${screen}/${id}`, here) ?? open(screen, { ...here, object_id: id });
    },
    /** One response, opened beside the list of those from its site. */
    response: (kind: string, id: number, siteId: number) => {
      const screen = screens[kind];
      return screen && open(screen, { schools: siteId, edit: id });
    },
    site: (id: number) => open(`/school/${id}`, {})?.replace(/\?$/, ""),
    sites: () => open("/school", here),
  };
}

export type PlaceLinks = ReturnType<typeof placeLinks>;
