import type { Readable } from "node:stream";
import type { Language, Localized } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import type { Scanner } from "./clamd.ts";
import { countScan, scannerName } from "./scannerGauge.ts";

const en = {
  infected: (name: string) => `This file has a virus (${name}), so it wasn't saved. Choose another file.`,
  away: "The virus scanner isn't answering, so nothing was saved. Try again in a few minutes.",
};
const es: typeof en = {
  infected: (name) => `Este archivo tiene un virus (${name}) y no se guardó. Elija otro archivo.`,
  away: "El antivirus no responde, así que no se guardó nada. Inténtelo de nuevo en unos minutos.",
};
const texts: Localized<typeof en> = { en, es };

/** A 422 about a file with a virus. */
export class InfectedFile extends Refusal {
  readonly virus: string;

  constructor(virus: string, field: string, language: Language) {
    const msg = texts[language].infected(virus);
    super("invalid", msg, { errors: [{ msg, path: field }] });
    this.virus = virus;
  }
}

/**
 * A store that takes no upload before the scanner has seen all of it. What the portal makes itself has a key already,
 * and isn't scanned.
 * @throws InfectedFile from `keep` and `check`; Refusal unavailable if the scanner doesn't answer.
 */
export function scannedFiles(files: FileStore, scanner: Scanner): FileStore {
  const check = async (content: Readable | Buffer, field: string, language: Language) => {
    const virus = await scanner.scan(content).catch((cause: unknown) => {
      countScan("failed");
      const away = new Refusal("unavailable", texts[language].away, { retryAfterSeconds: 60 });
      throw Object.assign(away, { cause });
    });
    countScan(virus ? "infected" : "clean");
    if (virus) throw new InfectedFile(virus, field, language);
  };
  return {
    ...files,
    check,
    async missing() {
      const [isThere, others = []] = await Promise.all([scanner.isThere(), files.missing?.()]);
      return isThere ? others : [scannerName, ...others];
    },
    // Scanned from where it is kept, so that a slow upload doesn't hold the scanner; until then no row names the file.
    async keep(from, name, limitFor, language, as) {
      const kept = await files.keep(from, name, limitFor, language, as);
      if (as?.key) return kept;
      try {
        const opened = await files.open(kept.key);
        if (!opened) throw new Error("A file that was just kept is gone");
        await check(opened.stream, as?.field ?? "file", language);
        return kept;
      } catch (error) {
        await files.remove(kept.key);
        throw error;
      }
    },
  };
}
