import { activityFacts, answeredTypeKeys } from "../curriculum/activities/answeredTypes.ts";

/** What a class does on a day, in this order. */
export const planSlots = ["opening", "activity", "closing"] as const;

export type PlanSlot = (typeof planSlots)[number];

/** The types that fill a slot; nominations are made when a class wants to, so none is planned. */
export const planTypes: Readonly<Record<PlanSlot, readonly string[]>> = {
  opening: [activityFacts.mindfulOpen.key],
  activity: answeredTypeKeys.filter(
    (key) =>
      key !== activityFacts.mindfulOpen.key &&
      key !== activityFacts.mindfulClose.key &&
      key !== activityFacts.nomination.key,
  ),
  closing: [activityFacts.mindfulClose.key],
};
