import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entry, type FirstLoad } from "../../web/firstLoads.ts";

const built = join(import.meta.dirname, "../../web/dist");

/** A script of the build, as web/listChunks.ts writes them. */
interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

export interface Weight {
  readonly kilobytes: number;
  readonly files: number;
}

const read = (name: string) => readFileSync(join(built, name));

/** The bytes of a script as it goes out, gzipped; a small one goes out as it is. */
const bytesOf = (file: string) => read(existsSync(join(built, `${file}.gz`)) ? `${file}.gz` : file).length;

/** Answers what the JavaScript of a first load weighs in the build as it stands, in English. */
export function weighFirstLoad({ modules, texts }: FirstLoad): Weight {
  const chunks = JSON.parse(read(".chunks.json").toString()) as readonly Chunk[];
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const names = [entry, ...modules, ...texts.map((name) => `src/locales/en/${name}.json`)];
  const found = new Set<Chunk>();
  for (const name of names) {
    const chunk = chunks.find((each) => each.modules.includes(name));
    if (!chunk) throw new Error(`${name} is not in the build`);
    found.add(chunk);
  }
  for (const { imports } of found) {
    for (const file of imports) {
      const next = byFile.get(file);
      if (next) found.add(next);
    }
  }
  const bytes = [...found].reduce((sum, { file }) => sum + bytesOf(file), 0);
  return { kilobytes: bytes / 1000, files: found.size };
}
