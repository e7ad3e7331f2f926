import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Portal } from "./startPortal.ts";
import { watch } from "./watch.ts";

/** Imports instructors while somebody else works with the portal, and answers one line a step. */
export async function measureImport(portal: Portal, rows: number): Promise<object[]> {
  const lines: object[] = [];
  const measure = async (step: string, work: (key: string) => Promise<Response>) => {
    const key = randomUUID();
    const asking = keepAsking(portal, key);
    const others = watch(portal, "/school?rows=25&sort=name");
    const started = performance.now();
    const answer = await work(key);
    const seconds = (performance.now() - started) / 1000;
    const seen = await others.stop();
    const told = await asking.stop();
    const { data, message } = (await answer.json()) as { data: Figures; message: string };
    if (!answer.ok) throw new Error(`${step}: ${message}`);
    lines.push({
      step,
      rows: data.total ?? data.undone ?? 0,
      seconds: seconds.toFixed(2),
      "progress seen": `${told}×`,
      ...seen,
    });
    return data;
  };
  const importing = (step: string, path: string, file: string) =>
    measure(step, (key) => send(portal, path, file, key));
  // A program of that many instructors has sites for them: some 25 people each.
  const sites = Array.from({ length: Math.ceil(rows / 25) }, (_, index) => `Bench School ${index}`);
  await importing("import sites", "/school/bulkImport", await sitesFile(portal, sites));
  const file = instructorsFile(rows, sites);
  await importing("check users (dry run)", "/auth/bulk-register?dry_run=true", file);
  const { import_id } = await importing("import users", "/auth/bulk-register", file);
  await importing("import users again, nothing changed", "/auth/bulk-register?mode=upsert", file);
  await measure("undo", () => portal.call("POST", `/import/${import_id}/undo`));
  return lines;
}

interface Figures {
  readonly total?: number;
  readonly undone?: number;
  readonly import_id?: number;
}

async function sitesFile(portal: Portal, sites: readonly string[]): Promise<string> {
  const nameOf = async (path: string) => {
    const { data } = (await (await portal.call("GET", path)).json()) as { data: { name: string }[] };
    return data[0]?.name ?? "";
  };
  const belonging = [await nameOf("/provider?rows=1"), await nameOf("/program?rows=1")];
  return textOf([["Name", "Provider", "Program"], ...sites.map((name) => [name, ...belonging])]);
}

function instructorsFile(rows: number, sites: readonly string[]): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const [site = "", grade] = [sites[index % sites.length], String(index % 9 || "K")];
    return [`Given${index}`, `Family${index}`, `bench${index}@rows.example`, site, grade];
  });
  return textOf([["First Name", "Last Name", "Email", "Site", "Grade"], ...lines]);
}

const textOf = (lines: readonly (readonly string[])[]) => lines.map((cells) => cells.join(",")).join("\r\n");

function send(portal: Portal, path: string, file: string, key: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([file]), "bench.csv");
  return portal.call("POST", path, { body, headers: { "idempotency-key": key } });
}

/** Asks after an import again and again, until it is stopped; tells how many figures it saw. */
function keepAsking(portal: Portal, key: string) {
  const shares = new Set<number>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await portal.call("GET", `/import/${key}`);
      if (answer.ok) {
        const { data } = (await answer.json()) as { data: { state: string; processed: number } };
        if (data.state === "writing") shares.add(data.processed);
      }
      await setTimeout(100);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await asking;
      return shares.size;
    },
  };
}
