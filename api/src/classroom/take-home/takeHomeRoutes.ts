import { type PaperLanguage, takeHomeEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { readBrand } from "../../account/set-up/readBrand.ts";
import { type Db, sole } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import { printApart } from "../../core/printing/printApart.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { Route } from "../../core/route.ts";
import { personName } from "../../people/shared/personName.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { type Classroom, enterClassroom } from "../enterClassroom.ts";
import { composeLetter } from "./composeLetter.ts";
import { leftOutOf, readTakeHome, told, type Week } from "./readTakeHome.ts";
import type { PaperLetter, TakeHomeLook, TakeHomePart } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

function readSender(db: Db, { userId, schoolId }: Classroom) {
  return sole<{ teacher: string; site: string }>(
    db,
    sql`select ${personName("u")} as teacher, s.name::text as site from users u, sites s
      where u.id = ${userId} and s.id = ${schoolId}`,
  );
}

async function* partsOf(
  letters: readonly PaperLetter[],
  week: Week,
  leftOut: readonly string[],
): AsyncGenerator<TakeHomePart> {
  for (const letter of letters) yield { letter };
  if (week.cards.length > 0) yield { cards: week.cards };
  for (const puzzle of week.puzzles) yield { puzzle };
  yield { leftOut };
}

/** What a class's week gives to take home, and the file of it. */
export const takeHomeRoutes: Route[] = [
  snapshotRoute(takeHomeEndpoints.read, async ({ db, query, context, services, language }) => {
    const room = await enterClassroom(db, query.school_id, context);
    return { data: told(await readTakeHome(db, room, { context, services }), language) };
  }),
  snapshotRoute(takeHomeEndpoints.print, async ({ db, query, context, services, language }) => {
    const say = takeHomeSay[language];
    const room = await enterClassroom(db, query.school_id, context);
    const week = await readTakeHome(db, room, { context, services });
    const { teacher, site } = await readSender(db, room);
    const asked = new Set<PaperLanguage>(query.languages?.length ? query.languages : [language]);
    const letters = [...asked].map((tag) => {
      const letter = composeLetter(week, tag, teacher);
      if (!letter) throw invalid("languages", say.notWritten);
      return letter;
    });
    const { settings } = services;
    const look: TakeHomeLook = {
      ...(await readBrand(settings)),
      language,
      paper: paperIn(settings.timeZone),
      site,
      days: say.days(spellDate(week.from, language), spellDate(week.to, language)),
    };
    const thread = new URL("./takeHomeWorker.ts", import.meta.url);
    const file = await printApart(thread, look, partsOf(letters, week, leftOutOf(week, asked, language)));
    return { file, type: "application/pdf", name: `${say.title} ${week.from}.pdf` };
  }),
];
