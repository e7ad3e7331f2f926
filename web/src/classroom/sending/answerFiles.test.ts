import { afterEach, expect, test, vi } from "vitest";
import { answerFiles } from "./answerFiles.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const photo = () => new File(["light"], "jumping.png", { type: "image/png" });
const of = { owner: "quinn@lantern.example", site: 1, type: "kinesthetic_activity", item: 4 };

test("a file that was chosen is told as being stored until the browser has its content", async () => {
  const openings: { onsuccess?: () => void; onerror?: () => void }[] = [];
  vi.stubGlobal("indexedDB", {
    open() {
      const opening = {};
      openings.push(opening);
      return opening;
    },
  });
  const held = answerFiles(of);
  const added = held.add([photo(), photo()]);
  expect(held.read().files).toHaveLength(2);
  expect(held.read().storing.size).toBe(2);

  // The browser refuses its database: memory serves, and nothing is left to wait for.
  for (const { onerror } of openings) onerror?.();
  await added;
  expect(held.read().storing.size).toBe(0);
  expect(held.read().files).toHaveLength(2);
});
