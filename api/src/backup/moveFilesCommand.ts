import { openStore } from "../account/files/openFiles.ts";
import { readSettings } from "../core/settings.ts";
import { spellCommand } from "../core/spellCommand.ts";
import { moveFiles } from "./moveFiles.ts";
import { spellSize, tellProgress } from "./progress.ts";
import { runCommand } from "./runCommand.ts";

const usage = `Use: ${spellCommand("files:move", "<to>")}, or with <from> <to>. Each is an s3 address as in FILES_URL, or disk for DATA_DIR.`;

/** `npm run files:move`: copies uploaded files to another store, whether the portal runs or not. */
async function move(args: readonly string[], signal: AbortSignal): Promise<void> {
  const settings = readSettings();
  const [to, from = settings.filesUrl ?? "disk"] = args.toReversed();
  const isPlace = (place: string) => place === "disk" || place.startsWith("s3://");
  if (to === undefined || args.length > 2 || ![from, to].every(isPlace) || from === to)
    throw new Error(usage);
  const open = (place: string) =>
    openStore({ dataDir: settings.dataDir, filesUrl: place === "disk" ? undefined : place });
  const stores = [await open(from), await open(to)] as const;
  const progress = tellProgress(process.stdout);
  const { copied, bytes, known } = await moveFiles(...stores, progress, signal);
  progress.done(
    `Copied ${copied} files (${spellSize(bytes)}) to ${stores[1].place}; ${known} were there already.`,
  );
  progress.done(
    `Nothing was removed from ${stores[0].place}. ` +
      "Start every portal with the new FILES_URL, then run this again with both places: it copies what came meanwhile.",
  );
}

await runCommand(move);
