import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openClass, wasLeftHere } from "../../account/substituting/substituteLink.ts";
import { signOut } from "../../core/session.ts";
import {
  keepDraft,
  keepFiles,
  keepLastNumber,
  readDraft,
  readFiles,
  readLastNumber,
} from "../recording/drafts.ts";
import { forgetDrafts } from "./forgetDrafts.ts";

const hour = 3600 * 1000;
const of = (owner: string) => ({ owner, site: 3, type: "student_nomination_form", item: 9 });
const teacher = of("substitute-12@school.example");
const standIn = of("substitute-12");
const other = of("substitute-13");
const typed = { why: "Mina shared her lunch" };

/** Opens the class of a link until some hours from now, as its PIN does. */
function enter(token: string, email: string, hours: number) {
  const claims = { email, role: { name: "Instructor" }, user_type: [], new_login: false };
  const login = `head.${btoa(JSON.stringify(claims))}.tail`;
  const until = new Date(Date.now() + hours * hour).toISOString();
  openClass(token, { token: login, ...claims, substitute_until: until } as never);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("location", { replace: () => undefined });
  for (const each of [teacher, standIn, other]) {
    keepDraft(each, typed);
    keepFiles(each, [{ id: "f" } as never]);
    keepLastNumber(each, "students", 24);
  }
});
afterEach(() => vi.unstubAllGlobals());

const left = () =>
  [teacher, standIn, other].filter((each) => readDraft(each)["why"]).map(({ owner }) => owner);

it("forgets what substitutes typed once their links are over, and nothing of others", async () => {
  enter("aaaaaaaa-first", "substitute-12", -1);
  enter("bbbbbbbb-second", "substitute-13", 2);
  signOut("ended");
  await forgetDrafts();
  expect(left()).toEqual([teacher.owner, "substitute-13"]);
  expect([readFiles(standIn), readLastNumber(standIn, "students")]).toEqual([[], undefined]);
  expect([readFiles(teacher).length, readLastNumber(teacher, "students")]).toEqual([1, 24]);
});

it("forgets what was typed with a link of which this browser knows no end", async () => {
  await forgetDrafts();
  expect(left()).toEqual([teacher.owner]);
});

it("keeps what the substitute who is in is typing, though the device's clock is ahead", async () => {
  enter("aaaaaaaa-first", "substitute-12", -1);
  await forgetDrafts();
  expect(left()).toContain("substitute-12");
});

it("forgets what was typed with a link that was left in this tab", async () => {
  enter("aaaaaaaa-first", "substitute-12", 2);
  expect(wasLeftHere("aaaaaaaa-first")).toBe(false);
  signOut("ended");
  expect([wasLeftHere("aaaaaaaa-first"), wasLeftHere("bbbbbbbb-second")]).toEqual([true, false]);
  await forgetDrafts("substitute-12");
  expect(left()).toEqual([teacher.owner]);
});
