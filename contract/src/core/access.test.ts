import { describe, expect, test } from "vitest";
import {
  anyone,
  anyoneOr,
  everyone,
  everyoneEvenNew,
  grant,
  groups,
  holdsGroup,
  type Identity,
  isStaff,
  isUnrestricted,
  mayCall,
} from "./access.ts";

const who = (role: Identity["role"], ...held: Identity["groups"]): Identity => ({
  role,
  groups: held,
  newLogin: false,
});
const ruler = who("Super Admin");
const restricted = who("Super Admin", "Reports");
const admin = who("admin", "Curriculum", "Charities");
const leader = who("Site Leader");
const teacher = who("Instructor");

describe("mayCall", () => {
  test.each([
    ["anyone", anyone, [true, true, true, true, true, true]],
    ["nobody or a group", anyoneOr(grant(["Reports"])), [true, true, false, false, false, true]],
    ["everyone", everyone, [true, true, true, true, true, false]],
    ["no staff", grant("none", "Instructor"), [false, false, false, false, true, false]],
    ["the unrestricted", grant("unrestricted"), [true, false, false, false, false, false]],
    ["any staff", grant("any", "Site Leader"), [true, true, true, true, false, false]],
    ["a group", grant(["Reports"]), [true, true, false, false, false, false]],
    ["one of two groups", grant(["Reports", "Charities"]), [true, true, true, false, false, false]],
  ] as const)("admits %s", (_, access, expected) => {
    const people = [ruler, restricted, admin, leader, teacher, null];
    expect(people.map((person) => mayCall(access, person))).toEqual(expected);
  });

  test("lets those without a password of their own make only the calls that say so", () => {
    for (const person of [ruler, admin, leader, teacher]) {
      const isNew = { ...person, newLogin: true };
      const admitted = [anyone, everyoneEvenNew, everyone, grant("any", "Site Leader", "Instructor")];
      expect(admitted.map((access) => mayCall(access, isNew))).toEqual([true, true, false, false]);
    }
  });

  test("takes no group from those who are not staff", () => {
    expect(mayCall(grant(["Reports"]), who("Site Leader", "Reports"))).toBe(false);
    expect(holdsGroup(who("Instructor", "Reports"), "Reports")).toBe(false);
  });
});

test("an unrestricted Super Admin holds every group; an admin without groups none", () => {
  expect(groups.every((group) => holdsGroup(ruler, group))).toBe(true);
  expect(groups.some((group) => holdsGroup(who("admin"), group))).toBe(false);
  expect([ruler, restricted, who("admin")].map(isUnrestricted)).toEqual([true, false, false]);
  expect([ruler, admin, leader, teacher].map(isStaff)).toEqual([true, true, false, false]);
});
