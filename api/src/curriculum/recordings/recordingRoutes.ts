import { recordingEndpoints as calls, fileUrl, recordingLimits } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { type Route, route } from "../../core/route.ts";
import { recordingsSay } from "./recordingsSay.ts";

/** The length of a kept recording in seconds; undefined if it can't be read as sound. */
async function lengthOf(files: FileStore, { key, mime, size }: StoredUpload): Promise<number | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  const { parseStream } = await import("music-metadata");
  const found = await parseStream(
    opened.stream,
    { mimeType: mime, size },
    { duration: true, skipCovers: true },
  ).catch(() => undefined);
  opened.stream.destroy();
  return found?.format.hasVideo ? undefined : found?.format.duration;
}

/** Uploads of recordings; what a refused call has sent is removed by the server. */
export const recordingRoutes: Route[] = [
  route(calls.upload, async ({ uploads, services, language }) => {
    const say = recordingsSay[language];
    const sent = uploads.get("sound")?.[0]?.stored;
    if (!sent?.mime.startsWith("audio/")) throw invalid("sound", say.noSound);
    if (sent.size > recordingLimits.max_mb * 2 ** 20) throw invalid("sound", say.tooLarge);
    const seconds = await lengthOf(services.files, sent);
    if (!seconds) throw invalid("sound", say.noSound);
    if (seconds > recordingLimits.max_seconds) throw invalid("sound", say.tooLong);
    return { data: { url: fileUrl(sent.key), name: sent.name, seconds: Math.round(seconds * 10) / 10 } };
  }),
];
