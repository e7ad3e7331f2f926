import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellProgress } from "./progress.ts";

function written(isTTY: boolean) {
  const texts: string[] = [];
  const stream = { isTTY, write: (text: string) => texts.push(text) > 0 };
  return { texts, progress: tellProgress(stream as NodeJS.WriteStream) };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test("a person at a terminal sees how far it is, five times a second, in one line that changes", () => {
  const { texts, progress } = written(true);
  progress.at(0.254, "users");
  progress.at(0.3, "users");
  vi.advanceTimersByTime(200);
  progress.at(1, "files");
  progress.done("3 files");
  expect(texts).toEqual(["\r\u001b[K 25 %  users", "\r\u001b[K 99 %  files", "\r\u001b[K3 files\n"]);
});

test("a log has a line for each part", () => {
  const { texts, progress } = written(false);
  progress.at(0.5, "users");
  progress.done("users: 12 rows");
  expect(texts).toEqual(["users: 12 rows\n"]);
});
