import type { Portal } from "./startPortal.ts";
import { watch } from "./watch.ts";

const files = [
  ["activity-details, XLSX", "/report/activity-details", ""],
  ["activity-response, XLSX", "/report/activity-response", "?format=xlsx"],
  ["activity-response, CSV", "/report/activity-response", "?format=csv"],
] as const;

/** Downloads the reports over all responses while somebody else works with the portal, and answers one line a file. */
export async function measureReports(portal: Portal): Promise<object[]> {
  const lines: object[] = [];
  for (const [file, path, query] of files) {
    const asked = performance.now();
    const preview = await portal.call("GET", `${path}/preview`);
    const { data } = (await preview.json()) as { data: { total: number } };
    const previewed = performance.now() - asked;
    const others = watch(portal, "/user/me");
    const started = performance.now();
    const answer = await portal.call("GET", path + query);
    if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
    let bytes = 0;
    let first: number | undefined;
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      first ??= performance.now() - started;
      bytes += chunk.length;
    }
    const seconds = (performance.now() - started) / 1000;
    const seen = await others.stop();
    lines.push({
      file,
      rows: data.total,
      MB: (bytes / 2 ** 20).toFixed(1),
      "preview ms": Math.round(previewed),
      "first byte ms": Math.round(first ?? 0),
      seconds: seconds.toFixed(1),
      ...seen,
    });
  }
  return lines;
}
