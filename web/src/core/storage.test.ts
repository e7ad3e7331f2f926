import { afterEach, expect, it, vi } from "vitest";
import { readStored, writeStored } from "./storage.ts";

const full = () => {
  throw new DOMException("No room", "QuotaExceededError");
};

afterEach(() => {
  vi.restoreAllMocks();
  writeStored("local", "answers", null);
});

it("what there is no room for takes the place of what was stored before, until there is room again", () => {
  writeStored("local", "answers", "one");
  const storing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
  writeStored("local", "answers", "one, two");
  expect(readStored("local", "answers")).toBe("one, two");
  storing.mockRestore();
  writeStored("local", "answers", "one, two, three");
  expect(localStorage.getItem("answers")).toBe("one, two, three");
  expect(readStored("local", "answers")).toBe("one, two, three");
});

it("what there was no room for is gone once it is removed", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
  writeStored("local", "answers", "one");
  writeStored("local", "answers", null);
  expect(readStored("local", "answers")).toBeNull();
});
