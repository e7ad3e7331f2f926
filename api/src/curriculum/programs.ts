import { programEndpoints, programs } from "@kindling/contract";
import { sql } from "kysely";
import { first, rows } from "../core/database.ts";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import { route } from "../core/route.ts";
import { programsSay } from "./programsSay.ts";
import { checkMedium } from "./storedMedia.ts";

interface WelcomeVideo {
  program: { id: number; name: string };
  url: string;
  title: string | null;
}

export const program = defineEntity(programs, {
  table: "programs",
  from: sql`programs t left join levels l on l.id = t.level_id`,
  columns: () => ({
    ...stored,
    ...plain("name", "program", "welcome_video_url", "welcome_video_title"),
    level: refer("l"),
  }),
  filters: {
    program: (kinds) => anyOf(sql`t.program`, kinds, "text"),
    levels: (ids) => anyOf(sql`t.level_id`, ids),
  },
  search: [sql`t.name::text`],
  scope: () => always,
  check: (db, draft, context) =>
    checkMedium(db, "video", "welcome_video_url", draft.welcome_video_url, context),
  async checkRemoval(db, removed, { language }) {
    for (const { id } of removed) {
      const sites = await rows<{ name: string; isGone: boolean }>(
        db,
        sql`select name, archived_at is not null as "isGone" from sites where program_id = ${id} order by name limit 20`,
      );
      // Archived sites are in no list, so name them.
      if (sites.length === 0 || sites.some(({ isGone }) => !isGone)) continue;
      const names = sites.map(({ name }) => name).join(", ");
      throw new Refusal("conflict", programsSay[language].keptForDeleted(names));
    }
  },
});

export const programRoutes = [
  ...crudRoutes(programEndpoints, program),
  route(programEndpoints.welcomeVideo, async ({ db, query }) => {
    const video = await first<WelcomeVideo>(
      db,
      sql`select ${refer("t")} as program,
          t.welcome_video_url as url, t.welcome_video_title as title
        from programs t
        where t.welcome_video_url is not null
          and (${query.program_id ?? null}::int is null or t.id = ${query.program_id ?? null})
          and (${query.level_id ?? null}::int is null or t.level_id = ${query.level_id ?? null})
        order by t.id limit 1`,
    );
    return { data: video ?? null };
  }),
];
