import { consentEndsSoonDays, mediaConsentEndpoints, mediaConsents } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import {
  always,
  anyOf,
  type Context,
  defineEntity,
  plain,
  refer,
  stored,
} from "../../core/entities/entity.ts";
import { isLost } from "../../people/shared/lostConsent.ts";
import { person, personName } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";

const stateOn = (today: string) => sql`case when t.withdrawn_at is not null then 'withdrawn'
  when t.consent is null then 'none' when t.consent_until < ${today}::date then 'expired'
  when t.consent_until <= ${today}::date + ${consentEndsSoonDays}::int then 'soon' else 'valid' end`;

/** Teachers have their own, leaders those of their sites, staff all. */
const inReach = ({ caller }: Context) =>
  caller.role === "Instructor"
    ? sql`t.user_id = ${caller.id}`
    : (sitesInReach(caller, sql`t.school_id`) ?? always);

/** The consents for files of classes that somebody can still see, or could if they were not hidden. */
export const mediaConsent = defineEntity(mediaConsents, {
  table: "media_consents",
  from: sql`media_consents t left join files f on f.id = t.file_id left join teacher_media m on m.file = f.key
    left join users u on u.id = t.user_id left join sites s on s.id = t.school_id
    left join users n on n.id = t.recorded_by left join users w on w.id = t.withdrawn_by`,
  columns: ({ today }) => ({
    ...stored,
    ...plain("consent", "consent_by", "consent_until", "recorded_at", "withdrawn_at", "reason"),
    file_name: sql`case when ${isLost("t", sql`${today}::date`)} then null else coalesce(m.caption, f.name) end`,
    place: sql`case when m.id is null then 'response' else 'gallery' end`,
    user: person("u"),
    school: refer("s"),
    uploaded_at: sql`f.created_at`,
    state: stateOn(today),
    recorded_by: person("n"),
    withdrawn_by: person("w"),
    medium_id: sql`m.id`,
  }),
  filters: {
    state: (states, { today }) => anyOf(stateOn(today), states, "text"),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    users: (ids) => anyOf(sql`t.user_id`, ids),
  },
  search: [personName("u"), sql`s.name::text`, sql`t.consent_by`],
  sorts: { user: personName("u"), school: sql`s.name` },
  scope: (context) => sql`${inReach(context)} and (case when m.id is not null then m.archived_at is null
    else exists (select from response_files rf where rf.key = f.key) end)`,
  // It may name students, and would outlive the file in the audit log.
  secret: ["reason"],
  parts: {
    name: sql`(select n.name::text || ', ' || to_char(t.created_at, 'YYYY-MM-DD') from sites n where n.id = t.school_id)`,
  },
});

/** Its list and one of it; changes go through the bulk call. */
export const consentRoutes = crudRoutes(
  { list: mediaConsentEndpoints.list, get: mediaConsentEndpoints.get },
  mediaConsent,
);
