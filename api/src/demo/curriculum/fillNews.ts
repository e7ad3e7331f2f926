import { addDays } from "../shared/calendar.ts";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import type { ProgramIds } from "./fillPrograms.ts";
import { announcementContents, fileCategoryContents, pageFileContents } from "./newsContents.ts";

/** Adds what the organization tells its classes, each announcement written a week before it is shown. */
export async function fillAnnouncements(
  { tx, calendar: { today } }: DemoRun,
  programIds: ProgramIds,
): Promise<void> {
  const rows = announcementContents.map(({ title, program, from, until, content }) => ({
    title,
    program_id: programIds[program],
    start: addDays(today, from),
    end: addDays(today, until),
    content,
    ...madeAt(`${addDays(today, Math.min(from, 0) - 7)}T14:00:00`),
  }));
  await insertRows(tx, "announcements", rows);
}

/** Adds the drawers of page files, and the pages to print that lie in them. */
export async function fillPageFiles({ tx, begun }: DemoRun, media: DemoMedia): Promise<void> {
  const categories = await insertRows(
    tx,
    "file_categories",
    fileCategoryContents.map((category) => ({ ...category, ...madeAt(begun) })),
  );
  const ids = new Map(categories.map(({ name, id }) => [name, id]));
  const rows = pageFileContents.map(({ name, category, file }) => ({
    name,
    file: media.keyOf(file),
    file_category_id: ids.get(category),
    ...madeAt(begun),
  }));
  await insertRows(tx, "page_files", rows);
}
