import {
  categories,
  categoryEndpoints,
  charities,
  charityEndpoints,
  contactEndpoints,
  contacts,
  districtEndpoints,
  districts,
  type Endpoint,
  genericTeacherEndpoints,
  genericTeachers,
  giverTv,
  giverTvEndpoints,
  levelEndpoints,
  levels,
  pageFileEndpoints,
  pageFiles,
  programEndpoints,
  programs,
  providerEndpoints,
  providers,
  quizQuestionEndpoints,
  quizQuestions,
  type Resource,
  sessionEndpoints,
  sessions,
  sessionThemeEndpoints,
  sessionThemes,
  siteEndpoints,
  sites,
  traitEndpoints,
  traits,
} from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { activityScreens } from "../../resources/activity-screens/activityScreens.ts";
import {
  instructorCalls,
  instructors,
  providerLeaderCalls,
  providerLeaders,
  siteLeaderCalls,
  siteLeaders,
  superAdminCalls,
  superAdmins,
} from "../../resources/users/userKinds.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { Toasts } from "../Toasts.tsx";
import { fieldSamples } from "./sampleOf.ts";
import { becomeSuperAdmin, findToast, wordless } from "./testing.tsx";

interface Form {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly get: Endpoint; readonly create: Endpoint; readonly update: Endpoint };
}

const forms: readonly [thing: string, Form][] = [
  ["Super Admin", { resource: superAdmins, calls: superAdminCalls }],
  ["Provider Leader", { resource: providerLeaders, calls: providerLeaderCalls }],
  ["Site Leader", { resource: siteLeaders, calls: siteLeaderCalls }],
  ["Instructor", { resource: instructors, calls: instructorCalls }],
  ["Site", { resource: sites, calls: siteEndpoints }],
  ["Provider", { resource: providers, calls: providerEndpoints }],
  ["Contact", { resource: contacts, calls: contactEndpoints }],
  ["Charity", { resource: charities, calls: charityEndpoints }],
  ["District", { resource: districts, calls: districtEndpoints }],
  ["Session", { resource: sessions, calls: sessionEndpoints }],
  ["Category", { resource: categories, calls: categoryEndpoints }],
  ["Quiz", activityScreens.quiz],
  ["Question", { resource: quizQuestions, calls: quizQuestionEndpoints }],
  ["level", { resource: levels, calls: levelEndpoints }],
  ["Lesson Activity", activityScreens.lessonPlan],
  ["Program", { resource: programs, calls: programEndpoints }],
  ["Puzzle Form", activityScreens.puzzle],
  ["Page File", { resource: pageFiles, calls: pageFileEndpoints }],
  ["Character Traits", { resource: traits, calls: traitEndpoints }],
  ["Video", { resource: giverTv, calls: giverTvEndpoints }],
  ["Session Theme", { resource: sessionThemes, calls: sessionThemeEndpoints }],
  ["Generic Teachers", { resource: genericTeachers, calls: genericTeacherEndpoints }],
];

beforeEach(() => useNarrowWindow());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(forms)("“Failed to add %s” appears where adding fails without a word", async (thing, form) => {
  becomeSuperAdmin();
  const asked = answerCalls(() => wordless);
  const fresh = fieldSamples(form.calls.create.body);
  await renderScreen(
    <>
      <ResourceForm {...form} fresh={fresh}>
        {null}
      </ResourceForm>
      <Toasts />
    </>,
    "/things?new",
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Add / }));
  expect(await findToast(`Failed to add ${thing}`)).toBeDefined();
  expect(asked.map(({ method, path }) => [method, path])).toContainEqual(["POST", form.calls.create.path]);
});
