import { type ReportName, reports } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { Context } from "../../core/entities/entity.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { filtersInWords } from "./filtersInWords.ts";

const { db, make } = await buildApp();

const provider = await make.provider({ name: "Bright Futures" });
const other = await make.provider({ name: "Far Away" });
const names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gingko"];
const sites: number[] = [];
for (const name of names) sites.push((await make.site({ name, provider_id: provider.id })).id);
const staff = await make.user({ role: "Super Admin" });
const leader = await make.user({ role: "Provider Leader", provider_id: provider.id });

async function words(
  report: ReportName,
  filters: Readonly<Record<string, string>>,
  { id } = staff,
  language: Context["language"] = "en",
) {
  const caller = await findPerson(db, id);
  if (!caller) throw new Error("They can't sign in");
  const context = { caller, today: "2026-09-15", timeZone: "America/New_York", language };
  return filtersInWords(db, reports[report], filters, context);
}

test("filters are told in the order of the screen, the columns last, and what is open is not", async () => {
  const { id } = await make.session({ name: "Fall" });
  const filters = { fields: "charity,total", districts: "All", sessions: String(id) };
  expect(await words("charity", filters)).toEqual(["Sessions: Fall", "Columns: Charity, Total"]);
  expect(await words("charity", { fields: "total" }, staff, "es")).toEqual(["Columnas: Total"]);
});

test("five are named, the others counted", async () => {
  expect(await words("activitySummary", { schools: sites.join() })).toEqual([
    "Sites: Alder, Birch, Cedar, Dogwood, Elm and 2 more",
  ]);
  expect(await words("activitySummary", { schools: sites.slice(0, 5).join() })).toEqual([
    "Sites: Alder, Birch, Cedar, Dogwood, Elm",
  ]);
});

test("names that the reader may not know are counted only", async () => {
  const both = { providers: `${other.id},${provider.id}` };
  expect(await words("activitySummary", both, leader)).toEqual(["Providers: Bright Futures and 1 more"]);
  const theirs = { providers: `${other.id}` };
  expect(await words("activitySummary", theirs, leader)).toEqual(["Providers: 1 you don't have access to"]);
  expect(await words("activitySummary", theirs, leader, "es")).toEqual([
    "Proveedores: 1 a los que usted no tiene acceso",
  ]);
  expect(await words("activitySummary", theirs)).toEqual(["Providers: Far Away"]);
});

test("words of the wire and dates are told as the screens tell them", async () => {
  expect(
    await words("activityResponses", { curriculum_type: "activity,puzzle_form", activity_types: "trait" }),
  ).toEqual(["Curriculum: Activities, Puzzle Forms", "Activity Types: Character Traits"]);
  expect(await words("curriculumPDF", { from: "2026-09-01", types: "trait", grade: "K" })).toEqual([
    "Grade: K",
    "From: Sep 1, 2026",
    "Activity Types: Character Traits",
  ]);
});

test.each(Object.keys(reports) as ReportName[])("every filter of %s can be told", async (name) => {
  for (const filter of reports[name].filters) {
    const value = filter === "from" || filter === "to" ? "2026-09-01" : "1";
    const [line] = await words(name, { [filter]: value }, staff, "es");
    expect(line).toMatch(/^[A-ZÁÉÍÓÚ][^_]+: ./);
  }
});
