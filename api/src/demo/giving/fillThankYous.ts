import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import sharp from "sharp";
import { rows } from "../../core/database.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import type { Person } from "../people/person.ts";
import { addDays } from "../shared/calendar.ts";
import { mediaFolder } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows } from "../shared/insertRows.ts";
import { replyContents, thankYouContents } from "./givingContents.ts";

interface Given {
  readonly charity_id: number;
  readonly session_id: number;
  readonly contact_id: number;
  readonly contact_name: string;
  readonly email: string;
}

/** Charities of some sessions with a contact: first the one that a demo teacher's class chose, then the most chosen. */
function readGiven({ tx }: DemoRun, sessionIds: readonly number[], teacherId: number): Promise<Given[]> {
  return rows<Given>(
    tx,
    sql`select distinct on (place, g.charity_id) g.charity_id, g.session_id, o.id as contact_id,
        concat_ws(' ', o.first_name, o.last_name) as contact_name, o.email::text as email
      from (
        select h.charity_id, h.session_id, row_number() over (order by bool_or(h.user_id = ${teacherId}) desc, count(*) desc,
          h.charity_id, h.session_id) as place
        from charity_choices h where h.session_id = any(${sessionIds}::int[]) group by h.charity_id, h.session_id) g
        join contacts o on o.charity_id = g.charity_id
      order by place, g.charity_id, o.id`,
  );
}

/** Keeps a picture of the demo as a thank-you's photo, with its thumbnail. */
async function keepPhoto({ tx, files, seed }: DemoRun, picture: string, at: string) {
  const content = await readFile(path.join(mediaFolder, `${picture}.webp`));
  const small = await sharp(content).resize({ width: 480 }).webp({ quality: 70 }).toBuffer();
  const keep = async (part: "photo" | "thumb", bytes: Buffer) => {
    const key = createHash("sha256")
      .update(`kindling thank-you ${seed} ${picture} ${part}`)
      .digest("base64url");
    const kept = await files.keep(Readable.from([bytes]), `${part}.webp`, limitFor, "en", {
      key: key.slice(0, 32),
    });
    await insertLinks(tx, "files", [{ ...kept, created_at: at, guard: "signed" }]);
    return kept.key;
  };
  return { photo: await keep("photo", content), thumb: await keep("thumb", small) };
}

/** Adds what charities said about the session before the current one. */
export async function fillThankYous(
  run: DemoRun,
  people: readonly Person[],
  sessions: readonly DemoSession[],
): Promise<void> {
  const { tx, calendar } = run;
  const by = (name: string) => people.find(({ email }) => email === `${name}@kindling.example`)?.id ?? 0;
  const { place, end } = calendar.sessions[calendar.current.place - 1] ?? calendar.current;
  const ids = sessions.filter((session) => session.place === place).map(({ id }) => id);
  const given = await readGiven(run, ids, by("teacher"));
  const at = (days: number, time: string) => `${addDays(end, days)}T${time}:00`;
  const made = [];
  for (const [index, { state, picture, words }] of thankYouContents.entries()) {
    const to = given[index];
    if (!to) break;
    const posted = at(8 + index, "10:15");
    made.push({
      ...to,
      state,
      words,
      signed_as: to.contact_name,
      ...(picture ? await keepPhoto(run, picture, posted) : { photo: null, thumb: null }),
      created_at: at(6, "09:30"),
      updated_at: posted,
      posted_at: posted,
      decided_at: state === "approved" ? at(9 + index, "08:45") : null,
      decided_by: state === "approved" ? by("charities") : null,
    });
  }
  await insertRows(tx, "thank_yous", made);
  await fillReplies(run, { notOf: by("teacher"), decidedBy: by("charities"), at: at(10, "14:20") });
}

interface Replying {
  /** The teacher whose class hasn't replied yet. */
  readonly notOf: number;
  readonly decidedBy: number;
  readonly at: string;
}

/** Adds what some classes said back to the first thank-you. */
async function fillReplies({ tx }: DemoRun, { notOf, decidedBy, at }: Replying): Promise<void> {
  const classes = await rows<{ thank_you_id: number; user_id: number; school_id: number }>(
    tx,
    sql`select t.id as thank_you_id, d.user_id, d.school_id from (select * from thank_yous where state = 'approved' order by id limit 1) t
      join class_donations d on (d.charity_id, d.session_id) = (t.charity_id, t.session_id) and d.status in ('verified', 'paid')
      where d.user_id <> ${notOf} group by 1, 2, 3 order by 2, 3`,
  );
  const made = replyContents.flatMap(({ state, words }, index) => {
    const by = classes[index];
    const isDecided = state === "approved";
    return by
      ? [
          {
            ...by,
            state,
            words,
            consent: "nobody_named",
            confirmed_by: by.user_id,
            confirmed_at: at,
            created_at: at,
            updated_at: at,
            decided_at: isDecided ? at : null,
            decided_by: isDecided ? decidedBy : null,
          },
        ]
      : [];
  });
  await insertRows(tx, "thank_you_replies", made);
}
