/** A statement as PostgreSQL explained it. */
export interface Explained {
  readonly statement: string;
  readonly milliseconds: number;
  /** Pages that it looked at. */
  readonly pages: number;
  readonly plan: readonly string[];
}

const mostLines = 20;
const mostColumns = 140;

/** Reads the plans out of what auto_explain has logged, shortened to what is telling. */
export function readPlans(log: readonly string[]): Explained[] {
  const found: { milliseconds: number; lines: string[] }[] = [];
  let isPlan = false;
  for (const line of log) {
    const begun = /duration: ([\d.]+) ms\s+plan:/.exec(line);
    if (begun) found.push({ milliseconds: Number(begun[1]), lines: [] });
    else if (isPlan || line.startsWith("\t")) found.at(-1)?.lines.push(line.replace(/^\t/, ""));
    isPlan = begun !== null || line.startsWith("\t");
  }
  return found.map(({ milliseconds, lines }) => {
    const first = lines.findIndex((line) => /\(cost=/.test(line));
    return { statement: lines.slice(0, first).join(" "), milliseconds, ...readPlan(lines.slice(first)) };
  });
}

function readPlan(lines: readonly string[]): Pick<Explained, "pages" | "plan"> {
  const [, read = ""] = /Buffers: (.*)/.exec(lines.join("\n")) ?? [];
  const [shared = ""] = read.split(",");
  const pages = [...shared.matchAll(/(?:hit|read)=(\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  const told = lines
    .filter((line) => /->|\(actual|Cond:|Filter:|Sort Key:|Group Key:|^\s*CTE |Rows Removed/.test(line))
    .filter((line) => !line.includes("never executed"))
    .map((line) =>
      line
        .replace(/\s*\(cost=[^)]*\)/, "")
        .replace(/\(actual rows=([\d.]+?)(?:\.00)? loops=1\)/, "(rows=$1)")
        .replace(/\(actual rows=([\d.]+?)(?:\.00)? loops=(\d+)\)/, "(rows=$1 loops=$2)")
        .trimEnd(),
    );
  const shown = told.map((line) => (line.length > mostColumns ? shorten(line) : line));
  const plan = shown.length > mostLines ? [...shown.slice(0, mostLines), "…"] : shown;
  return { pages, plan };
}

/** The beginning of a line, without a word that is cut in two. */
const shorten = (line: string) => `${line.slice(0, mostColumns).replace(/\w+$/, "")}…`;
