import type { Localized, mediaUpload } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { always, anyOf, type Sql } from "../core/entities/entity.ts";
import { isLost } from "../people/shared/lostConsent.ts";
import { personName } from "../people/shared/personName.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

/** The portal page of a photo or video, after sign-in. */
const screen = "/teacher-media?edit=";

/** What the chart counts. */
const uploads: Localized<string> = { en: "Photos and videos", es: "Fotos y videos" };

/** What is left of the photos and videos after the filters, with where each was taken. */
function chosen({ query, context }: Asking<typeof mediaUpload>): Sql {
  const conditions = [
    sql`m.archived_at is null`,
    sql`m.file not in (select f.key from media_consents c join files f on f.id = c.file_id
      where ${isLost("c", sql`${context.today}::date`)})`,
    query.providers ? anyOf(sql`s.provider_id`, query.providers) : always,
    query.schools ? anyOf(sql`m.school_id`, query.schools) : always,
    query.programs ? anyOf(sql`s.program_id`, query.programs) : always,
  ];
  return sql`teacher_media m join users u on u.id = m.user_id join sites s on s.id = m.school_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Every photo and video that is kept, the latest first. */
function statement(asking: Asking<typeof mediaUpload>): Sql {
  const { context, settings } = asking;
  return sql`select c.teacher, p.name as provider, d.name as district, c.site, c.caption,
      ${settings.appUrl + screen}::text || c.id as url,
      to_char(c.created_at at time zone ${context.timeZone}::text, 'YYYY-MM-DD HH24:MI') as uploaded_at
    from (select m.id, m.caption, m.created_at, ${personName("u")} as teacher, s.name as site, s.provider_id, s.district_id
        from ${chosen(asking)}) c
      join providers p on p.id = c.provider_id left join districts d on d.id = c.district_id
    order by c.created_at desc, c.id desc`;
}

/** What teachers uploaded, and where the portal shows it. */
export const mediaUploadSource: ReportSource<typeof mediaUpload> = {
  statement,
  count: (asking) => sql`select count(*)::int as total from ${chosen(asking)}`,
  async chart(asking) {
    const found = await rows<{ site: string; uploads: number }>(
      asking.db,
      sql`select min(c.site) as site, count(*)::int as uploads from (select s.id, s.name::text as site from ${chosen(asking)}) c
        group by c.id order by uploads desc, site, c.id limit 12`,
    );
    return {
      unit: "number",
      labels: found.map(({ site }) => site),
      series: [{ name: uploads[asking.context.language], values: found.map((each) => each.uploads) }],
    };
  },
};
