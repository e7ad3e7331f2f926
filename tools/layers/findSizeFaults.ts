import type { SourceFile } from "./findImportFaults.ts";

const largest = { file: 400, coreFile: 250, median: 60 };

/** What the mechanisms may weigh, by folder (docs/decisions/037, 052, 117): raised only by a decision. */
const budgets = { "contract/src/core": 1138, "api/src/core": 5895, "web/src/core": 578, "web/src/ui": 5936 };

/**
 * Holds the files against the house's limits, in lines: every file, those of core and ui,
 * each of these folders without comments, the median.
 */
export function findSizeFaults(files: readonly SourceFile[]): readonly string[] {
  const sizes = files.map(({ path, text }) => ({ path, text, lines: text.trimEnd().split("\n").length }));
  const running = sizes.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const core = running.filter(({ path }) => /^\w+\/src\/(core|ui)\//.test(path));
  const faults = [
    ...sizes.filter(({ lines }) => lines > largest.file).map((file) => tooLong(file, largest.file)),
    ...core.filter(({ lines }) => lines > largest.coreFile).map((file) => tooLong(file, largest.coreFile)),
  ];
  for (const [folder, budget] of Object.entries(budgets)) {
    const own = core.filter(({ path }) => path.startsWith(`${folder}/`));
    const sum = own.reduce((total, { text }) => total + linesOfCode(text), 0);
    if (sum > budget) faults.push(`${folder} has ${sum} lines of code, and ${budget} are enough`);
  }
  const median = running.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(running.length / 2)] ?? 0;
  if (median >= largest.median) {
    faults.push(`the median file has ${median} lines, and is to stay under ${largest.median}`);
  }
  return faults;
}

function linesOfCode(text: string): number {
  const code = text.replaceAll(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");
  return code.split("\n").filter((line) => line.trim() !== "").length;
}

function tooLong({ path, lines }: { path: string; lines: number }, limit: number): string {
  return `${path}: has ${lines} lines, and ${limit} are enough`;
}
