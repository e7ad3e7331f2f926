import {
  accountEndpoints,
  classroomAnnouncementEndpoints,
  classroomEndpoints,
  classroomHomeEndpoints,
  type Endpoint,
  genericTeacherEndpoints,
  givingEndpoints,
  type Localized,
  liveEndpoints,
  nominationClassEndpoints,
  phoneEndpoints,
  weekPlanEndpoints,
} from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, sole } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";

/** All that a substitute may call: today's home, class mode, and recording. */
const admitted: readonly Endpoint[] = [
  accountEndpoints.me,
  accountEndpoints.logout,
  classroomEndpoints.curriculumData,
  classroomEndpoints.trait,
  classroomEndpoints.answerFile,
  classroomEndpoints.answerForm,
  classroomEndpoints.answerPdf,
  classroomEndpoints.answerTrait,
  classroomEndpoints.answerQuiz,
  classroomEndpoints.answerNomination,
  classroomAnnouncementEndpoints.announcements,
  classroomHomeEndpoints.pageFiles,
  genericTeacherEndpoints.ofSite,
  givingEndpoints.points,
  liveEndpoints.open,
  liveEndpoints.room,
  liveEndpoints.watch,
  liveEndpoints.ask,
  liveEndpoints.end,
  phoneEndpoints.offer,
  phoneEndpoints.watch,
  phoneEndpoints.confirm,
  phoneEndpoints.show,
  phoneEndpoints.end,
  nominationClassEndpoints.forms,
  weekPlanEndpoints.plan,
];

const names = new Set(admitted.map(({ name }) => name));
const keys = new Set(admitted.map(({ method, path }) => `${method} /api${path}`));

const words: Localized<string> = {
  en: "A substitute can teach and record for this class, and nothing else.",
  es: "Un suplente puede enseñar y registrar para esta clase, y nada más.",
};

/** Whether substitutes may make a call. */
export const isForSubstitutes = ({ name }: Pick<Endpoint, "name">): boolean => names.has(name);

/** Until when a caller is a substitute, to be told with their profile. */
export async function substituteUntil(
  db: Db,
  { substituteLink }: Caller,
): Promise<{ substitute_until?: string }> {
  if (!substituteLink) return {};
  return sole<{ substitute_until: string }>(
    db,
    sql`select ends_at as substitute_until from substitute_links where id = ${substituteLink}`,
  );
}

/** Refuses substitutes every call that isn't listed here; the login check has narrowed their sites to one. */
export function guardSubstitutes(app: FastifyInstance): void {
  app.addHook("preHandler", async ({ caller, language, method, routeOptions }) => {
    if (!caller?.substituteLink || keys.has(`${method} ${routeOptions.url}`)) return;
    throw new Refusal("forbidden", words[language]);
  });
}
