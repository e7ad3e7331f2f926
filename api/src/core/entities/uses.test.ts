import {
  activityTypes,
  districtEndpoints,
  levelEndpoints,
  quizQuestionEndpoints,
  resourceEndpoints,
  siteEndpoints,
  type UsedBy,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const { call, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");

const refusal = (answer: { status: number; body: unknown }) => {
  const { message, used_by } = answer.body as { message: string; used_by?: UsedBy[] };
  return { status: answer.status, message, used_by };
};

describe("a refused delete", () => {
  test.each(Object.keys(activityTypes) as (keyof typeof activityTypes)[])(
    "names the kind of an activity by its type: %s",
    async (kind) => {
      const level = await make.level();
      const { id, title } = await make[kind]({ level_id: level.id });
      const told = refusal(await call(levelEndpoints.remove, { as: staff, params: { id: level.id } }));
      const label = activityTypes[kind].labels.en.one;
      expect(told).toEqual({
        status: 409,
        message: `Level is still used by 1 ${label} (“${title}”)`,
        used_by: [{ resource: kind, count: 1, rows: [{ id, name: title }] }],
      });
    },
  );

  test("names every kind, how many there are, and the first three", async () => {
    const district = await make.district();
    const sites = [];
    for (let n = 0; n < 5; n++) sites.push(await make.site({ district_id: district.id }));
    const provider = await make.provider({ district_ids: [district.id] });
    const told = refusal(await call(districtEndpoints.remove, { as: staff, params: { id: district.id } }));
    const first = sites.slice(0, 3).map(({ id, name }) => ({ id, name }));
    expect(told.used_by).toEqual([
      { resource: "provider", count: 1, rows: [{ id: provider.id, name: provider.name }] },
      { resource: "site", count: 5, rows: first },
    ]);
    const names = first.map(({ name }) => `“${name}”`).join(", ");
    expect(told.message).toBe(
      `District is still used by 1 Provider (“${provider.name}”), 5 Sites (${names} and 2 more)`,
    );
  });

  test("quotes each name, so that commas within a title part nothing", async () => {
    const level = await make.level();
    const title = "Listen, wait, answer";
    await make.kinesthetic({ level_id: level.id, title });
    await make.kinesthetic({ level_id: level.id, title: "Jump" });
    const asked = { as: staff, params: { id: level.id } };
    const english = refusal(await call(levelEndpoints.remove, asked));
    expect(english.message).toContain("(“Listen, wait, answer”, “Jump”)");
    const headers = { "accept-language": "es" };
    const spanish = refusal(await call(levelEndpoints.remove, { ...asked, headers }));
    expect(spanish.message).toContain("(«Listen, wait, answer», «Jump»)");
  });

  test("names the people of a site, the quizzes of a question and the answers to an activity", async () => {
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id], first_name: "Maria", last_name: "Lopez" });
    const atSite = refusal(await call(siteEndpoints.remove, { as: staff, params: { id: site.id } }));
    expect(atSite.used_by).toEqual([
      { resource: "user", count: 1, rows: [{ id: teacher.id, name: "Maria Lopez" }] },
    ]);
    const question = await make.quizQuestion();
    const quiz = await make.quiz({ question_ids: [question.id] });
    const asked = refusal(
      await call(quizQuestionEndpoints.remove, { as: staff, params: { id: question.id } }),
    );
    expect(asked.used_by).toEqual([
      { resource: "quiz", count: 1, rows: [{ id: quiz.id, name: quiz.title }] },
    ]);
    const item = await make.kinesthetic();
    await make.response({ object_id: item.id, user_id: teacher.id, school_id: site.id });
    const answered = refusal(
      await call(resourceEndpoints.kinesthetic.remove, { as: staff, params: { id: item.id } }),
    );
    expect(answered.used_by).toMatchObject([{ resource: "pdfFormResponse", count: 1 }]);
  });
});
