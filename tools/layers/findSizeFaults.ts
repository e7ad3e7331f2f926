import type { SourceFile } from "./findImportFaults.ts";

const largest = { file: 400, coreFile: 250, core: 4000, median: 60 };

/**
 * Holds the files against the house's limits, in lines: every file, those of core and ui,
 * these together without comments, the median.
 */
export function findSizeFaults(files: readonly SourceFile[]): readonly string[] {
  const sizes = files.map(({ path, text }) => ({ path, text, lines: text.trimEnd().split("\n").length }));
  const running = sizes.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const core = running.filter(({ path }) => /^\w+\/src\/(core|ui)\//.test(path));
  const faults = [
    ...sizes.filter(({ lines }) => lines > largest.file).map((file) => tooLong(file, largest.file)),
    ...core.filter(({ lines }) => lines > largest.coreFile).map((file) => tooLong(file, largest.coreFile)),
  ];
  const sum = core.reduce((total, { text }) => total + linesOfCode(text), 0);
  if (sum > largest.core)
    faults.push(`core and ui have ${sum} lines of code together, and ${largest.core} are enough`);
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
