import type { Group, RoleName } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import * as classroom from "../instructor/classroomArea.tsx";
import * as office from "./officeArea.ts";
import { redirectFor, type Visit, type Visitor } from "./redirectFor.ts";
import { redirectVisitor } from "./redirectVisitor.ts";

interface Extra {
  readonly groups?: readonly Group[];
  readonly newLogin?: boolean;
  readonly siteCount?: number;
  readonly hasChosenSite?: boolean;
}

function visitor(role: RoleName, extra: Extra = {}): Visitor {
  const { groups = [], newLogin = false, siteCount = 1, hasChosenSite = siteCount === 1 } = extra;
  const claims = {
    email: "x@kindling.example",
    role: { name: role },
    user_type: groups,
    new_login: newLogin,
  };
  return { claims, siteCount, hasChosenSite };
}

/** Where anybody is sent, with or without a sign-in. */
function sentTo(visit: Visit, who: Visitor | null): string | null {
  if (!who) return redirectVisitor(visit.pathname);
  return redirectFor(visit, who, who.claims.role.name === "Instructor" ? classroom : office);
}

const nobody = null;
const superAdmin = visitor("Super Admin");
const charities = visitor("Super Admin", { groups: ["Charities", "Reports"] });
const delegate = visitor("admin", { groups: ["Curriculum"] });
const bareAdmin = visitor("admin");
const siteLeader = visitor("Site Leader");
const providerLeader = visitor("Provider Leader");
const instructor = visitor("Instructor");
const twoSites = visitor("Instructor", { siteCount: 2 });
const twoSitesChosen = visitor("Instructor", { siteCount: 2, hasChosenSite: true });
const newcomer = visitor("Instructor", { newLogin: true });

type Row = [name: string, who: Visitor | null, path: string, expected: string | null, state?: unknown];

const rows: Row[] = [
  ["without a token / leads to the sign-in", nobody, "/", "/log-in"],
  ["the sign-in needs no token", nobody, "/log-in", null],
  ["a mailed link needs no token", nobody, "/auth/reset-password", null],
  ["forgot-password needs no token", nobody, "/forgot-password", null],
  ["password-success needs no token", nobody, "/password-success", null],
  ["change-password needs no token", nobody, "/change-password", null],
  ["/404 needs no token", nobody, "/404", null],
  ["the public page needs no token", nobody, "/lead-module", null],
  ["a lead's own page needs no token", nobody, "/lead-module/abc-123", null],
  ["the public page is open to who is signed in, too", superAdmin, "/lead-module", null],
  ["who holds Constituents opens a lead", visitor("admin", { groups: ["Constituents"] }), "/lead/7", null],
  ["who does not may not open the leads", delegate, "/lead", "/404"],
  ["any other path without a token leads to the sign-in", nobody, "/school", "/log-in"],
  ["an unknown path without a token leads to the sign-in", nobody, "/nowhere", "/log-in"],
  ["an unknown path leads to /404", superAdmin, "/nowhere", "/404"],
  ["/users leads to the sign-in", nobody, "/users", "/log-in"],
  ["/users leads there with a token too", superAdmin, "/users", "/log-in"],
  ["/auth/login leads to the sign-in", nobody, "/auth/login", "/log-in"],
  ["a new login must choose a password", newcomer, "/instructor/home", "/change-password"],
  ["a new login must do so from the start page", newcomer, "/", "/change-password"],
  ["a new login must do so from the sign-in", newcomer, "/log-in", "/change-password"],
  ["a new login may choose the password", newcomer, "/change-password", null],
  ["a Super Admin's home", superAdmin, "/", "/users/super-admin"],
  ["a signed-in visitor of the sign-in goes home", superAdmin, "/log-in", "/users/super-admin"],
  ["a restricted Super Admin's home comes from the groups", charities, "/", "/charity"],
  ["an admin's home comes from the groups", delegate, "/", "/curriculum-calendar"],
  [
    "role and username passed along lead to that list",
    superAdmin,
    "/log-in",
    "/users/site-leader?search=Ana%20Lopez",
    { role: "site-leader", username: "Ana Lopez" },
  ],
  ["an Instructor's home", instructor, "/", "/instructor/home"],
  ["a Site Leader's home", siteLeader, "/", "/users/instructor"],
  ["a Provider Leader's home", providerLeader, "/", "/users/provider-leader"],
  ["a Super Admin opens a site", superAdmin, "/school/12", null],
  ["staff open somebody's page", superAdmin, "/users/instructor/7", null],
  ["a Site Leader opens an Instructor's page", siteLeader, "/users/instructor/7", null],
  ["but not a Provider Leader's", siteLeader, "/users/provider-leader/7", "/404"],
  ["all staff open the audit log", charities, "/audit-log", null],
  ["leaders don't", providerLeader, "/audit-log", "/404"],
  ["a Super Admin opens the security log", superAdmin, "/security-log", null],
  ["a restricted one doesn't", charities, "/security-log", "/404"],
  ["a Super Admin has no business in the classroom", superAdmin, "/instructor/home", "/404"],
  ["a restricted Super Admin opens what the groups hold", charities, "/activity-summary", null],
  ["a restricted Super Admin opens nothing else", charities, "/users/instructor", "/404"],
  ["a role without a set goes to /404", bareAdmin, "/providers", "/404"],
  ["a Site Leader opens the site list", siteLeader, "/school", null],
  ["a Site Leader may not open the districts", siteLeader, "/districts", "/404"],
  ["a Site Leader opens the leaders they turn to", siteLeader, "/users/provider-leader", null],
  ["a Site Leader opens their fellow Site Leaders", siteLeader, "/users/site-leader", null],
  ["a Site Leader has no business with Super Admins", siteLeader, "/users/super-admin", "/404"],
  ["a Site Leader opens the Curriculum Standards Report", siteLeader, "/curriculum-standards", null],
  ["a Provider Leader opens the Curriculum Standards Report", providerLeader, "/curriculum-standards", null],
  ["staff who are not named don't", superAdmin, "/curriculum-standards", "/404"],
  ["a Site Leader opens the responses without an id", siteLeader, "/mindfulness-open-forms/responses", null],
  ["leaders get the responses without an id only", siteLeader, "/mindfulness-open-forms/responses/3", "/404"],
  ["a Provider Leader opens Site Leaders", providerLeader, "/users/site-leader", null],
  ["an Instructor may not open the users", instructor, "/users/instructor", "/404"],
  ["an Instructor with several sites chooses first", twoSites, "/instructor/home", "/instructor/selection"],
  ["also before a sub-page", twoSites, "/instructor/home/kindnessopening", "/instructor/selection"],
  ["the choice itself is open", twoSites, "/instructor/selection", null],
  ["after choosing the home is open", twoSitesChosen, "/instructor/home", null],
  ["with one site there is nothing to choose", instructor, "/instructor/home", null],
  [
    "after signing in one gets back to where one was",
    superAdmin,
    "/log-in",
    "/school?page=2",
    { from: "/school?page=2" },
  ],
  ["but only where one may go", siteLeader, "/log-in", "/users/instructor", { from: "/districts" }],
  [
    "and never out of the portal",
    superAdmin,
    "/log-in",
    "/users/super-admin",
    { from: "//elsewhere.example" },
  ],
];

describe("redirectFor", () => {
  it.each(rows)("%s", (_name, who, pathname, expected, state) => {
    expect(sentTo({ pathname, state }, who)).toBe(expected);
  });

  it.each([
    [superAdmin, "/users/super-admin"],
    [siteLeader, "/users/instructor"],
    [providerLeader, "/users/provider-leader"],
  ])("brings who visits /users to the first list they may see ($role.name)", (who, list) => {
    const signIn = sentTo({ pathname: "/users" }, who) ?? "";
    expect([signIn, sentTo({ pathname: signIn }, who)]).toEqual(["/log-in", list]);
  });

  it.each([superAdmin, charities, delegate, siteLeader, providerLeader, instructor, twoSites])(
    "never sends anybody round in circles ($claims.role.name)",
    (who) => {
      let pathname = "/users";
      for (let step = 0; step < 5; step++) pathname = sentTo({ pathname }, who) ?? pathname;
      expect(sentTo({ pathname }, who)).toBeNull();
      expect(pathname).not.toBe("/404");
    },
  );
});
