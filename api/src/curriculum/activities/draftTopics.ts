import { type ActivityKind, activityTypes, kindPaths, type Localized, locales } from "@kindling/contract";
import { sql } from "kysely";
import { defineTopic } from "../../account/notifications/notificationTopic.ts";
import { notify } from "../../account/notifications/notify.ts";
import { staffWith } from "../../account/notifications/staffWith.ts";
import type { Db } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";

const topicOf = (kind: ActivityKind) => `draft_${kind}`;

const texts: Localized<(count: string, things: string) => string> = {
  en: (count, things) => `To approve: ${count} ${things}`,
  es: (count, things) => `Por aprobar: ${count} ${things}`,
};

/** Drafts of each kind, as many as wait now. */
export const draftTopics = (Object.keys(activityTypes) as ActivityKind[]).map((kind) => {
  const { key, resource } = activityTypes[kind];
  return defineTopic<{ count: number }>({
    name: topicOf(kind),
    kind: "approval",
    access: resource.access.update,
    about: () => sql`select jsonb_build_object('count', count(*)) from activities a
      where a.type = ${key} and a.is_active and not a.is_approved having count(*) > 0`,
    tell({ count }, language) {
      const { one, many } = resource.labels[language];
      const spelled = new Intl.NumberFormat(locales[language]).format(count);
      return { title: texts[language](spelled, count === 1 ? one : many) };
    },
    link: () => `${kindPaths[kind]}?state=draft`,
  });
});

/** Tells the others who approve activities that new drafts wait. */
export const notifyOfDrafts = (tx: Db, kind: ActivityKind, { caller }: Context): Promise<void> =>
  notify(tx, { kind: "approval", topic: topicOf(kind), people: staffWith("Curriculum", caller) });
