import { accountEndpoints, classroomHomeEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { pageFiles, toggleConfetti, welcomed } = classroomHomeEndpoints;
const me = async (as: SignedIn) => (await call(accountEndpoints.me, { as })).body.data;

describe("GET /instructor/pageFile", () => {
  test("answers the files of the page that is asked for, by drawer and name, and no others", async () => {
    const [sheets, cards, other] = [
      await make.fileCategory({ name: "Sheets", page: "PUZZLES" }),
      await make.fileCategory({ name: "Cards", page: "PUZZLES" }),
      await make.fileCategory({ page: "QUIZZES" }),
    ];
    await make.pageFile({ name: "Grid", file_category_id: sheets.id });
    await make.pageFile({ name: "Empty grid", file_category_id: sheets.id });
    await make.pageFile({ name: "Letters", file_category_id: cards.id });
    await make.pageFile({ name: "Answer cards", file_category_id: other.id });
    const as = await signInAs("Instructor");
    const { body } = await call(pageFiles, { as, query: { page: "PUZZLES" } });
    expect(body.data.map(({ name, category }) => [category, name])).toEqual([
      ["Cards", "Letters"],
      ["Sheets", "Empty grid"],
      ["Sheets", "Grid"],
    ]);
    expect(body.data[0]?.file).toMatchObject({ fileKey: expect.any(String), url: expect.any(String) });
  });

  test("refuses a page there is not", async () => {
    const as = await signInAs("Instructor");
    const { status, body } = await call(pageFiles, { as, query: { page: "CANTEEN" as never } });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "page"]);
  });
});

describe("GET /instructor/toggle-confetti", () => {
  test("flips the caller's preference, answers it and says so", async () => {
    const [as, other] = [await signInAs("Instructor"), await signInAs("Instructor")];
    const off = await call(toggleConfetti, { as });
    expect(off.body).toEqual({ data: { confetti: false }, message: "Confetti is off" });
    expect((await me(as)).confetti).toBe(false);
    expect((await me(other)).confetti).toBe(true);
    expect((await call(toggleConfetti, { as })).body.data.confetti).toBe(true);
    expect((await me(as)).confetti).toBe(true);
  });
});

describe("POST /instructor/welcomed", () => {
  test("is kept on the server for every device, and for nobody else", async () => {
    const [as, other] = [await signInAs("Instructor"), await signInAs("Instructor")];
    expect((await me(as)).welcomed).toBe(false);
    expect((await call(welcomed, { as })).body.data).toEqual({ welcomed: true });
    expect((await call(welcomed, { as })).status).toBe(200);
    expect((await me(as)).welcomed).toBe(true);
    expect((await me(other)).welcomed).toBe(false);
  });
});
