import { describe, expect, test } from "vitest";
import { activityTypes } from "../activities/activityTypes.ts";
import { activityKinds } from "../activities/answeredTypes.ts";
import { forClass } from "../activities/audiences.ts";
import { illustrationNames } from "./illustrationNames.ts";
import { illustrationAddress, illustrationParts } from "./illustrations.ts";

const uploaded = "/api/files/abcdefghijklmnopqrstuv";

describe.each(activityKinds)("the illustration of %s", (kind) => {
  const { input } = activityTypes[kind].details;
  const read = (illustration: unknown) => input.safeParse({ illustration });

  test("is a name of the set, an uploaded picture or none", () => {
    for (const name of illustrationNames) expect(read(name).data).toEqual({ illustration: name });
    expect(read(uploaded).data).toEqual({ illustration: uploaded });
    expect(read({ fileKey: "abcdefghijklmnopqrstuv" }).data).toEqual({ illustration: uploaded });
    for (const none of ["", null]) expect(read(none).data).toEqual({ illustration: null });
  });

  test.each([
    "no-such-picture",
    "seedling.svg",
    "https://pictures.example/seedling.svg",
    "//pictures.example/a.svg",
    "/api/files/../users",
    "seedling\nbee",
  ])("is not %j", (wrong) => {
    expect(read(wrong).success).toBe(false);
  });
});

test("each step has its own illustration or none, and no outside address", () => {
  const { input } = activityTypes.kinesthetic.details;
  const read = (...step_illustrations: string[]) => input.safeParse({ step_illustrations });
  expect(read("tree", "", "-", uploaded).data).toEqual({ step_illustrations: ["tree", "", "", uploaded] });
  expect(read("https://pictures.example/a.png").success).toBe(false);
  expect(read("no-such-picture").success).toBe(false);
});

test("illustrations are for the class", () => {
  const details = Object.fromEntries(illustrationParts.map((part) => [part, "tree"]));
  const item = { type: "kinesthetic", instructions: null, details } as Parameters<typeof forClass>[0];
  expect(forClass(item).details).toEqual(details);
});

test("illustrationAddress leads to the file of a name, or to the upload", () => {
  expect(illustrationAddress("tree")).toBe("/illustrations/tree.svg");
  expect(illustrationAddress(uploaded)).toBe(uploaded);
});
