import { expect, test } from "vitest";
import type { Labels } from "./core/labels.ts";
import { resources } from "./resources.ts";

const english = (name: keyof typeof resources): Labels => resources[name].labels.en;

/** Names after "Failed to get" in specification section 8: plural and singular. */
test.each<[keyof typeof resources, string | null, string | null]>([
  ["user", "Users", null],
  ["site", "Sites", null],
  ["quiz", "Quizzes", "Quiz Details"],
  ["quizQuestion", "Quiz Questions", "Question Details"],
  ["level", "Grade-Levels", null],
  ["lessonPlan", "Lesson Plan Activities", "Form Details"],
  ["activityFormResponse", "Activity Response", null],
  ["pdfFormResponse", "Activity Response", null],
  ["quizAnswer", "Activity Response", null],
  ["program", "Programs", null],
  ["category", "Categories", "Category Details"],
  ["district", "Districts", "District Details"],
  ["session", "Sessions", "Session Details"],
  ["trait", "Character Trait List", null],
  ["provider", "provider", "provider"],
  ["announcement", "Site Announcements", null],
  ["pageFile", "Page Files", null],
  ["charity", "Charity List", null],
  ["puzzle", null, "Form Details"],
  ["mindfulOpen", null, "Form Details"],
  ["sessionTheme", "Session Themes", "Session Theme Details"],
  ["genericTeacher", "Generic Teachers", null],
  ["lead", "Leads", null],
])("a failed read of %s is told in the specification's words", (name, many, one) => {
  const labels = english(name);
  if (many !== null) expect(labels.unread?.many ?? labels.many).toBe(many);
  if (one !== null) expect(labels.unread?.one ?? labels.one).toBe(one);
});

/** Names after "Failed to add", "update" and "delete". */
test.each<[keyof typeof resources, string]>([
  ["site", "Site"],
  ["contact", "Contact"],
  ["charity", "Charity"],
  ["district", "District"],
  ["session", "Session"],
  ["category", "Category"],
  ["quiz", "Quiz"],
  ["quizQuestion", "Question"],
  ["level", "level"],
  ["lessonPlan", "Lesson Activity"],
  ["program", "Program"],
  ["puzzle", "Puzzle Form"],
  ["pageFile", "Page File"],
  ["trait", "Character Traits"],
  ["giverTv", "Video"],
  ["activityFormResponse", "Response"],
  ["sessionTheme", "Session Theme"],
  ["genericTeacher", "Generic Teachers"],
])("a failed write of %s is told in the specification's words", (name, thing) => {
  const labels = english(name);
  expect(labels.failing ?? labels.one).toBe(thing);
});
