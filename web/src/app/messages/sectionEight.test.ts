import { allEndpoints } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import * as table from "./sectionEight.ts";

const each = (begin: string, things: string) => things.split(", ").map((thing) => `${begin} ${thing}`);

/** What the section's line of reads puts behind "Failed to get". */
const read =
  "Users, Sites, Quizzes, Quiz Details, Quiz Questions, Question Details, Grade-Levels, Lesson Plan Activities, " +
  "Activity Response, Programs, Categories, Category Details, Districts, District Details, Sessions, " +
  "Session Details, Character Trait List, provider, Site Announcements, Page Files, Charity List, Form Details, " +
  "Session Themes, Session Theme Details, Generic Teachers";

/** What its line of writes puts behind each of the three; the first four are the types of users. */
const write =
  "Super Admin, Provider Leader, Site Leader, Instructor, Site, Contact, Charity, District, Session, Category, Quiz, " +
  "Question, level, Lesson Activity, Program, Puzzle Form, Page File, Character Traits, Video, Response, " +
  "Session Theme, Generic Teachers";

/** The section, line by line. */
const lines: Readonly<Record<string, readonly string[]>> = {
  auth: [
    "Login failed",
    "Failed to send Password Reset Email failed",
    "Failed to Change Password",
    "Internal server Error",
  ],
  leads: ["Failed to get Leads", "Failed to add lead", "Failed to update lead"],
  constants: ["Failed to fetch Constants"],
  reads: [...each("Failed to get", read), "Failed to fetch Generic Teachers"],
  writes: [
    ...["add", "update", "delete"].flatMap((verb) => each(`Failed to ${verb}`, write)),
    "Failed to Change the Status",
    "Failed to change password",
  ],
  "charity selection": ["Charity selected", "Fail to select charity"],
  reports: [
    "An unexpected error occurred",
    "An error occurred",
    "Unexpected error format",
    "Failed to Download File",
  ],
  "generic fallback and 401": ["Failed to process request", "Something went wrong"],
  successes: [
    "Login successful!",
    "Logged Out successful!",
    "Email sent successful!",
    "lead user send successfully",
    "lead updated successfully!",
    "Password change successfully!",
    "Password reset successfully!",
    "Session Theme added successfully!",
    "Session Theme updated successfully!",
    "Generic Teachers added successfully!",
    "Generic Teachers updated successfully!",
    "Response deleted successfully!",
    "File Download successfully!",
  ],
  quirk: ["User deleted successfully!", "Failed to delete User"],
};

/** The successes that the section gives without naming what was written. */
const endings = ["added successfully", "updated successfully!", "deleted successfully"];

const otherwise: readonly string[] = table.toldOtherwise.map(([listed]) => listed);
const untold: readonly string[] = [...otherwise, ...table.neverTold];

describe("the table of messages", () => {
  it.each(Object.entries(lines))("has all that the section lists under %s", (_line, messages) => {
    expect(messages.filter((says) => !table.told.includes(says) && !untold.includes(says))).toEqual([]);
  });

  it.each(endings)("has a thing that is “… %s”", (ending) => {
    expect(table.told.some((says) => says.endsWith(` ${ending}`))).toBe(true);
  });

  it("has nothing that the section does not list", () => {
    const listed = new Set(Object.values(lines).flat());
    const isSuccess = (says: string) => endings.some((ending) => says.endsWith(` ${ending}`));
    expect([...table.told, ...untold].filter((says) => !listed.has(says) && !isSuccess(says))).toEqual([]);
  });

  it("makes no message appear that it says is never told", () => {
    expect(table.told.filter((says) => untold.includes(says))).toEqual([]);
  });

  it("names calls of the contract only", () => {
    const paths = allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, "[^/]+")}`);
    const calls = Object.values(table)
      .flat()
      .flat()
      .filter((text) => /^[A-Z]+ \//.test(text));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !paths.some((path) => new RegExp(`^${path}$`).test(call)))).toEqual([]);
  });

  it("is right that no call changes a response", () => {
    expect(
      allEndpoints.filter(({ method, path }) => method === "PATCH" && /answer|respon/i.test(path)),
    ).toEqual([]);
  });
});
