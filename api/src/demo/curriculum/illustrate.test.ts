import { activityKinds, activityTypes, illustrationNames } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { activityContents } from "./activityContents.ts";
import { bandContents } from "./bands/bandContents.ts";
import { illustrated, illustrationFor } from "./illustrate.ts";
import { scriptsByLevel, scriptsForAll } from "./mindfulScripts.ts";

const all = [
  ...Object.entries(activityContents).flatMap(([kind, contents]) =>
    contents.map((content) => ({ kind: kind as keyof typeof activityContents, content })),
  ),
  ...bandContents.flatMap(({ activities }) => activities),
  ...[...scriptsForAll, ...scriptsByLevel].map((content) => ({ kind: "mindfulOpen" as const, content })),
];

describe("illustrationFor", () => {
  test("goes by the title, else by the trait, else by the kind", () => {
    expect(illustrationFor("mindfulOpen", { title: "Balloon Breathing", trait: "Hope" })).toBe(
      "balloon-breath",
    );
    expect(["patience", "snail", "turtle", "clock"]).toContain(
      illustrationFor("lessonPlan", { title: "The Flat Part", trait: "Patience" }),
    );
    expect(illustrationFor("puzzle", { title: "The Flat Part" })).toBe("puzzle");
  });

  test.each(activityKinds)("has a picture of the set for every %s", (kind) => {
    expect(illustrationNames).toContain(illustrationFor(kind, { title: "Untitled" }));
  });

  test("shows many pictures over the demo program, none of them everywhere", () => {
    const names = all.map((each) => {
      const trait = "trait" in each ? each.trait : "trait" in each.content ? each.content.trait : undefined;
      return illustrationFor(each.kind, { title: each.content.title, trait });
    });
    const counts = Map.groupBy(names, (name) => name);
    expect(counts.size).toBeGreaterThanOrEqual(40);
    for (const [name, shown] of counts) expect(shown.length / names.length, name).toBeLessThan(0.12);
  });
});

describe("illustrated", () => {
  test("gives every activity details that the editor takes", () => {
    for (const { kind, content } of all) {
      const { input } = activityTypes[kind].details;
      const details = illustrated(
        kind,
        { title: content.title, place: 0 },
        {
          steps: "details" in content && "steps" in content.details ? content.details.steps : null,
        },
      );
      expect(input.safeParse(details).success, content.title).toBe(true);
    }
  });

  test("gives steps that say so pictures of their own, and leaves what is written", () => {
    const steps = ["Draw a brave place", "Go on", "Write its name"];
    const named = { title: "A Map of Brave Places", place: 0 };
    expect(illustrated("kinesthetic", named, { steps })).toEqual({
      steps,
      illustration: "community",
      step_illustrations: ["drawing", "", "writing"],
    });
    const own = { steps, illustration: "tree", step_illustrations: ["bee"] };
    expect(illustrated("kinesthetic", named, own)).toEqual(own);
  });
});
