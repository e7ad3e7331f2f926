import { activityTypes } from "@kindling/contract";

/** The screens of the activity types, by key. */
const screens: Readonly<Record<string, string>> = {
  [activityTypes.mindfulOpen.key]: "/mindfulness-open-forms",
  [activityTypes.nomination.key]: "/nomination-forms",
  [activityTypes.puzzle.key]: "/puzzle-form",
  [activityTypes.kinesthetic.key]: "/kinesthetic",
  [activityTypes.projectBased.key]: "/pbl-activities",
  [activityTypes.peerConnection.key]: "/peer-connections-activities",
  [activityTypes.familyConnection.key]: "/family-connections-activities",
  [activityTypes.playActivity.key]: "/play-activity",
  [activityTypes.lessonPlan.key]: "/lesson-activities",
  [activityTypes.quiz.key]: "/quiz",
};

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
    /** The responses of the place to whatever, or of one session. */
    responses: (sessionId?: number) =>
      open("/mindfulness-open-forms/responses", sessionId ? { ...here, sessions: sessionId } : here),
    /** The responses to an item: its own page for those who have one, else the list narrowed to it. */
    item: (kind: string, id: number) => {
      const screen = screens[kind];
      if (!screen) return undefined;
      return (
        open(`${screen}/responses/${id}`, here) ?? open(`${screen}/responses`, { ...here, object_id: id })
      );
    },
    /** One response, opened beside the list of those from its site. */
    response: (kind: string, id: number, siteId: number) => {
      const screen = screens[kind];
      return screen && open(`${screen}/responses`, { schools: siteId, edit: id });
    },
    site: (id: number) => open(`/school/${id}`, {})?.replace(/\?$/, ""),
    sites: () => open("/school", here),
  };
}

export type PlaceLinks = ReturnType<typeof placeLinks>;
