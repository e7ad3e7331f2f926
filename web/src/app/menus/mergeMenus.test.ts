import { describe, expect, it } from "vitest";
import { activePath } from "./activePath.ts";
import { landingPath, menuFor, openAtFirst } from "./menuFor.ts";
import type { MenuIcon, MenuItem } from "./menuTypes.ts";
import { linksOf, mergeMenus } from "./mergeMenus.ts";

const icon: MenuIcon = () => null;
const imports: MenuItem = { title: "imports", path: "/imports" };
const sites = { title: "sites", path: "/school" } as const;
const users = { title: "users", path: "/users/instructor" } as const;

const paths = (menu: readonly MenuItem[]) => linksOf(menu).map(({ path }) => path);

describe("mergeMenus", () => {
  it("keeps what has the same title and path once, at its first place", () => {
    expect(
      mergeMenus([
        [imports, sites],
        [users, imports],
      ]),
    ).toEqual([imports, sites, users]);
  });

  it("keeps the same path under another title", () => {
    const renamed: MenuItem = { title: "providers", path: "/school" };
    expect(mergeMenus([[sites], [renamed]])).toEqual([sites, renamed]);
  });

  it("makes one group of groups with the same title", () => {
    const one: MenuItem = { title: "places", icon, children: [sites] };
    const two: MenuItem = { title: "places", icon, children: [sites, users] };
    expect(mergeMenus([[one], [two]])).toEqual([{ title: "places", icon, children: [sites, users] }]);
  });

  it("leaves the menus it was given as they were", () => {
    const group: MenuItem = { title: "places", icon, children: [sites] };
    mergeMenus([[group], [{ title: "places", icon, children: [users] }]]);
    expect(group.children).toEqual([sites]);
  });
});

describe("linksOf", () => {
  it("looks into groups", () => {
    expect(linksOf([{ title: "places", icon, children: [sites] }, imports])).toEqual([sites, imports]);
  });
});

describe("openAtFirst", () => {
  const titles = ["users", "places", "curriculum", "files"] as const;
  const groupOf = (title: (typeof titles)[number], count: number): MenuItem => ({
    title,
    icon,
    children: Array.from({ length: count }, () => sites),
  });

  it("opens groups from the first on, as long as 16 lines are enough", () => {
    expect([...openAtFirst([imports, ...titles.map((title) => groupOf(title, 3))])]).toEqual([
      "users",
      "places",
      "curriculum",
    ]);
    expect([...openAtFirst([groupOf("users", 20), groupOf("places", 1)])]).toEqual([]);
  });

  it("keeps all of a Super Admin's menu in sight", () => {
    const menu = menuFor({ role: { name: "Super Admin" }, user_type: [] });
    expect(menu.length).toBeLessThanOrEqual(16);
    expect(openAtFirst(menu).size).toBe(0);
  });
});

describe("menuFor", () => {
  it("ends with what looks back, whatever groups are held", () => {
    const menu = menuFor({ role: { name: "admin" }, user_type: ["Constituents", "Curriculum"] });
    expect(menu.map((item) => item.title)).toEqual([
      "overview",
      "pacing",
      "users",
      "leads",
      "places",
      "curriculum",
      "activities",
      "responses",
      "reports",
      "administration",
    ]);
  });

  it("shows the only line of a group without the group", () => {
    const menu = menuFor({ role: { name: "admin" }, user_type: ["Reports", "Teacher Media Uploads"] });
    expect(menu.map((item) => item.title)).toEqual(
      expect.arrayContaining(["givingOverview", "teacherMedia"]),
    );
  });

  it("merges the menus of the groups somebody holds", () => {
    const menu = menuFor({ role: { name: "Super Admin" }, user_type: ["Curriculum", "Reports"] });
    expect(paths(menu).filter((path) => path === "/activity-summary")).toHaveLength(1);
    expect(paths(menu)).toContain("/trait");
    expect(paths(menu)).not.toContain("/charity");
  });

  it.each(["Super Admin", "Site Leader", "Provider Leader"] as const)(
    "has no line twice for a %s",
    (name) => {
      const all = paths(menuFor({ role: { name }, user_type: [] }));
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThan(3);
    },
  );
});

describe("landingPath", () => {
  it.each([
    ["Charities", "/charity"],
    ["Page Files", "/page-file"],
    ["Constituents", "/users/super-admin"],
  ] as const)("is where the work of %s begins, though the overview comes first", (group, path) => {
    const claims = { role: { name: "admin" as const }, user_type: [group] };
    expect(paths(menuFor(claims))[0]).toBe("/index");
    expect(landingPath(claims)).toBe(path);
  });
});

describe("activePath", () => {
  const menu: MenuItem[] = [
    { title: "users", icon, children: [users, { title: "siteLeaders", path: "/users/site-leader" }] },
    sites,
    { title: "mindfulOpenResponses", path: "/mindfulness-open-forms/responses" },
  ];

  it("goes by the first segment for staff", () => {
    expect(activePath(menu, "/school/12", false)).toBe("/school");
    expect(activePath(menu, "/mindfulness-open-forms/preview/3", false)).toBe(
      "/mindfulness-open-forms/responses",
    );
  });

  it("prefers the exact path among links that share a segment", () => {
    expect(activePath(menu, "/users/site-leader", false)).toBe("/users/site-leader");
  });

  it("marks the list that a page belongs to", () => {
    expect(activePath(menu, "/users/site-leader/7", false)).toBe("/users/site-leader");
  });

  it("marks the nearest list where one stands below another", () => {
    const both: MenuItem[] = [
      { title: "quiz", path: "/quiz" },
      { title: "quizResponses", path: "/quiz/responses" },
    ];
    expect(activePath(both, "/quiz/responses/7", false)).toBe("/quiz/responses");
    expect(activePath(both, "/quiz/preview/7", false)).toBe("/quiz");
  });

  it("needs the exact path for leaders", () => {
    expect(activePath(menu, "/school/12", true)).toBeUndefined();
    expect(activePath(menu, "/school", true)).toBe("/school");
  });
});
