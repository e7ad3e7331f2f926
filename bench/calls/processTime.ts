import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const ticksASecond = 100;

interface Stat {
  readonly parent: number;
  /** Of itself and of its children that have ended, in milliseconds. */
  readonly own: number;
  readonly ended: number;
}

function statOf(pid: number): Stat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined;
  }
  // The name, in parentheses, may hold anything.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const sum = (...places: number[]) =>
    places.reduce((all, place) => all + ((fields[place] ?? 0) * 1000) / ticksASecond, 0);
  return { parent: fields[1] ?? 0, own: sum(11, 12), ended: sum(13, 14) };
}

/** The processor time that a process has taken so far, in milliseconds. */
export function timeOf(pid: number): number {
  return statOf(pid)?.own ?? 0;
}

/** The process from which another one was started; none if that is not on this machine. */
export function parentOf(pid: number): number | undefined {
  return statOf(pid)?.parent;
}

/** The processor time of a process with all of its children, those included that have ended. */
export function timeOfFamily(pid: number): number {
  const children = readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return stat?.parent === pid ? stat.own : [];
  });
  const { own = 0, ended = 0 } = statOf(pid) ?? {};
  return [own, ended, ...children].reduce((all, one) => all + one, 0);
}
