import { expect, it } from "vitest";
import { linkDays } from "./linkDays.ts";

const zone = "America/New_York";

it("offers today and the next 14 days, where the program is at home", () => {
  expect(linkDays(new Date("2026-11-20T02:00:00Z"), "Asia/Tokyo")).toMatchObject({
    first: "2026-11-20",
    last: "2026-12-04",
  });
  expect(linkDays(new Date("2026-11-20T02:00:00Z"), zone).first).toBe("2026-11-19");
});

it("begins with today, after school with tomorrow", () => {
  expect(linkDays(new Date("2026-11-20T19:59:00Z"), zone).likeliest).toBe("2026-11-20");
  expect(linkDays(new Date("2026-11-20T20:00:00Z"), zone).likeliest).toBe("2026-11-21");
});
