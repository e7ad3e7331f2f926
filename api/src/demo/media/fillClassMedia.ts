import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { teacherMedia } from "@kindling/contract";
import sharp from "sharp";
import { z } from "zod";
import { limitFor } from "../../core/files/uploadLimits.ts";
import { type DemoClass, demoClasses } from "../classroom/demoClasses.ts";
import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import { addDays } from "../shared/calendar.ts";
import { film, picture } from "../shared/contentFields.ts";
import { mediaFolder } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";
import { type Random, randomOf } from "../shared/random.ts";
import { readContent } from "../shared/readContent.ts";

const shareOfShown = 0.35;

/** A picture, and what instructors say below it; null: nothing. */
const classMedia = (picture: typeof film) =>
  z.array(z.strictObject({ picture, captions: z.array(teacherMedia.input.shape.caption.unwrap()).min(1) }));

/** Photos of classes, each caption below another part of the picture, and films. */
const contents = readContent(
  "media/class-media.yaml",
  z.strictObject({ photos: classMedia(picture), films: classMedia(film) }),
);

interface Shot {
  readonly caption: string | null;
  readonly name: string;
  readonly content: Buffer;
  readonly thumb: Buffer;
}

/** Chooses a part of a drawing. */
async function choosePart(picture: string, random: Random) {
  const drawn = sharp(await readFile(path.join(mediaFolder, `${picture}.webp`)));
  const { width, height } = await drawn.metadata();
  const tall = Math.round(height * (0.62 + 0.38 * random.next()));
  const wide = Math.min(width, Math.round((tall * 4) / 3));
  const part = {
    left: random.between(0, width - wide),
    top: random.between(0, height - tall),
    width: wide,
    height: tall,
  };
  return { drawn, part, isMirrored: random.chance(0.3) };
}

async function cut({ drawn, part, isMirrored }: Awaited<ReturnType<typeof choosePart>>) {
  const content = await drawn.extract(part).flop(isMirrored).webp({ quality: 72 }).toBuffer();
  const thumb = await sharp(content).resize({ width: 400 }).webp({ quality: 66 }).toBuffer();
  return { content, thumb };
}

async function shots(random: Random): Promise<Shot[]> {
  const chosen = [];
  for (const { picture, captions } of contents.photos) {
    for (const caption of captions) chosen.push({ caption, part: await choosePart(picture, random) });
  }
  // Chance decides in order; cutting takes long and runs in parallel.
  const made: Shot[] = await Promise.all(
    chosen.map(async ({ caption, part }, index) => {
      return { caption, name: `IMG_${1000 + index * 7}.webp`, ...(await cut(part)) };
    }),
  );
  for (const { picture, captions } of contents.films) {
    for (const caption of captions) {
      const content = await readFile(path.join(mediaFolder, `${picture}.webm`));
      const thumb = await readFile(path.join(mediaFolder, `frame-${picture}.webp`));
      made.push({ caption, name: `VID_${2000 + made.length * 7}.webm`, content, thumb });
    }
  }
  return random.shuffled(made);
}

/** A day on which a class was there, in the past year; a weekday. */
function dayOf({ from, until }: DemoClass, today: string, random: Random): string {
  const yearAgo = addDays(today, -350);
  const first = from > yearAgo ? from : yearAgo;
  const span = Math.max(0, (Date.parse(until) - Date.parse(first)) / 86_400_000);
  const day = addDays(until, -Math.floor(span * random.next() ** 1.6));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? addDays(day, -2) : weekday === 6 ? addDays(day, -1) : day;
}

/** Adds a year of photos and films; the classes whose teachers the console names have more than their share. */
export async function fillClassMedia(
  { tx, files, seed, calendar }: DemoRun,
  people: readonly Person[],
  sites: readonly DemoSite[],
): Promise<void> {
  const classes = demoClasses(people, sites, calendar, randomOf(seed, "classes"));
  const random = randomOf(seed, "class media");
  const shown = classes.filter(({ isShown }) => isShown);
  const taken = (await shots(random)).map((shot) => {
    const by = random.pick(random.chance(shareOfShown) ? shown : classes);
    const minute = String(random.between(0, 59)).padStart(2, "0");
    const at = `${dayOf(by, calendar.today, random)}T${String(random.between(9, 14)).padStart(2, "0")}:${minute}:00`;
    return { ...shot, by, at };
  });
  taken.sort((a, b) => a.at.localeCompare(b.at));
  const rows = [];
  for (const [index, { by, at, caption, name, content, thumb }] of taken.entries()) {
    const keep = async (part: string, called: string, bytes: Buffer) => {
      const key = createHash("sha256")
        .update(`kindling class media ${seed} ${index} ${part}`)
        .digest("base64url");
      const kept = await files.keep(Readable.from([bytes]), called, limitFor, "en", {
        key: key.slice(0, 32),
      });
      await insertLinks(tx, "files", [{ ...kept, user_id: by.userId, created_at: at, guard: "signed" }]);
      return kept.key;
    };
    rows.push({
      user_id: by.userId,
      school_id: by.siteId,
      file: await keep("file", name, content),
      thumb: await keep("thumb", "thumb.webp", thumb),
      caption,
      ...madeAt(at),
    });
  }
  await insertRows(tx, "teacher_media", rows);
}
