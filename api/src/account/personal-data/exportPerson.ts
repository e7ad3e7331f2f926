import { Readable } from "node:stream";
import type { Language } from "@kindling/contract";
import { rows } from "../../core/database.ts";
import type { FileAnswer } from "../../core/route.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { csvText } from "../../core/spreadsheets/csv.ts";
import { type ZipEntry, zipStream } from "../../core/spreadsheets/xlsx/zipStream.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { countRowsOf } from "../security-log/exportedRows.ts";
import { columnsOf, pageEnd, pageHead, pageSection, spell } from "./personPage.ts";

type Row = Readonly<Record<string, unknown>>;

/** As many bytes of files as fit an archive with room to spare. */
const mostFileBytes = 3 * 2 ** 30;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly language: Language;
}

interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

/** A ZIP of all that is kept about a person: a page to read, each section as CSV and JSON, and their files. */
export function exportPerson(
  { db, files, now, settings }: Pick<Services, "db" | "files" | "now" | "settings">,
  sections: readonly PersonSection[],
  { id, name, language }: Asked,
): FileAnswer {
  let told = 0;
  const today = todayIn(settings.timeZone, now());
  async function* entries(): AsyncGenerator<ZipEntry> {
    const page = [pageHead(name, spell(now().toISOString(), language), sections, language)];
    const leftOut: string[] = [];
    let bytes = 0;
    for (const section of sections) {
      const found = await rows<Row>(db, section.rows(id));
      told += found.length;
      const columns = columnsOf(section, language);
      page.push(pageSection(section, found, language));
      const lines = found.map((row) => columns.map(([key]) => spell(row[key], language)));
      const csv = csvText([columns.map(([, label]) => label), ...lines]);
      yield { name: `data/${section.name}.csv`, content: [csv] };
      yield { name: `data/${section.name}.json`, content: [JSON.stringify(found, null, 2)] };
      const kept = section.files ? await rows<KeptFile>(db, section.files(id, today)) : [];
      for (const [at, file] of kept.entries()) {
        const opened = bytes + file.size <= mostFileBytes ? await files.open(file.key) : undefined;
        if (opened) bytes += file.size;
        else leftOut.push(file.name);
        if (opened) yield { name: `files/${section.name}/${at + 1}-${file.name}`, content: opened.stream };
      }
    }
    yield { name: "index.html", content: [...page, pageEnd(leftOut, language)] };
  }
  const file = Readable.from(zipStream(entries()));
  countRowsOf(file, () => told);
  // Without the name, which would stay in the security log.
  return { file, type: "application/zip", name: `personal-data-${id}.zip` };
}
