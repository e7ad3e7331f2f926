import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  chooseSite,
  decodeToken,
  onSignOut,
  readChosenSite,
  readSession,
  readToken,
  signIn,
  signOut,
} from "./session.ts";
import { keepRemembered, storedKeys } from "./storage.ts";

const school = (id: number) => ({ id, name: `Site ${id}`, program: { id: 1, name: "In-School" } });

function token(claims: object): string {
  return `head.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_")}.tail`;
}

function reply(schools = [school(1)], claims: object = {}) {
  const role = { name: "Instructor" as const };
  const email = "maya@kindling.example";
  return {
    data: {
      token: token({ email, role, user_type: [], new_login: false, ...claims }),
      fullName: "Maya Torres",
      email,
      role,
      user_type: [],
      new_login: false,
      schools,
      currentSession: null,
      sees_curriculum_standards: false,
    },
  };
}

beforeEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

describe("signIn", () => {
  it("keeps token and user in session storage", () => {
    signIn(reply());
    expect(sessionStorage.getItem("jwtToken")).toMatch(/^head\./);
    expect(JSON.parse(sessionStorage.getItem("user") ?? "")).toMatchObject({ fullName: "Maya Torres" });
    expect(localStorage.getItem("jwtToken")).toBeNull();
  });

  it("keeps them in local storage when the remember flag is true", () => {
    keepRemembered(true);
    signIn(reply());
    expect(localStorage.getItem("jwtToken")).toMatch(/^head\./);
    expect(sessionStorage.getItem("jwtToken")).toBeNull();
  });

  it("gives way to a login that a tab has of its own, and outlives its end", () => {
    keepRemembered(true);
    signIn(reply());
    const own = reply([], { email: "ana@kindling.example" });
    sessionStorage.setItem("jwtToken", own.data.token);
    sessionStorage.setItem("user", JSON.stringify(own.data));
    expect(readSession()?.claims.email).toBe("ana@kindling.example");
    signOut();
    expect(readSession()?.claims.email).toBe("maya@kindling.example");
  });

  it("leaves nothing behind in the storage that is not used", () => {
    keepRemembered(true);
    signIn(reply());
    keepRemembered(false);
    signIn(reply());
    expect(localStorage.getItem("jwtToken")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
    expect(readToken()).toMatch(/^head\./);
  });

  it("does not store the token a second time beside the user", () => {
    signIn(reply());
    expect(sessionStorage.getItem("user")).not.toContain("head.");
  });
});

describe("signOut", () => {
  it("clears both storages and tells who keeps things for the person", () => {
    const told = vi.fn<(reason: string) => void>();
    const stop = onSignOut(told);
    keepRemembered(true);
    signIn(reply());
    signOut();
    stop();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem("jwtToken")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
    expect(told).toHaveBeenCalledExactlyOnceWith("asked");
  });
});

describe("decodeToken", () => {
  it.each([
    null,
    "",
    "nonsense",
    "a.b.c",
    "a..c",
    `a.${btoa("null")}.c`,
    `a.${btoa("{}")}.c`,
    `a.${btoa('{"role":{"name":"admin"}}')}.c`,
  ])("answers null for %s", (text) => {
    expect(decodeToken(text)).toBeNull();
  });

  it("reads names beyond ASCII", () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ email: "josé@kindling.example", role: { name: "admin" } }),
    );
    const text = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    expect(decodeToken(`a.${text}.c`)).toMatchObject({ email: "josé@kindling.example", user_type: [] });
  });
});

describe("readSession", () => {
  it("answers null when the stored token is damaged", () => {
    sessionStorage.setItem(storedKeys.token, "nonsense");
    expect(readSession()).toBeNull();
  });

  it("answers null when the token has ended", () => {
    signIn(reply(undefined, { exp: Date.now() / 1000 - 1 }));
    expect(readSession()).toBeNull();
  });

  it("still knows the person when the stored user is damaged", () => {
    signIn(reply());
    sessionStorage.setItem(storedKeys.user, "{");
    expect(readSession()?.user).toMatchObject({ fullName: "maya@kindling.example", schools: [] });
  });
});

describe("the chosen site", () => {
  it("is the only one without choosing", () => {
    signIn(reply([school(7)]));
    expect(readChosenSite()?.id).toBe(7);
  });

  it("has to be chosen among several, is kept, and must be one of theirs", () => {
    signIn(reply([school(1), school(2)]));
    expect(readChosenSite()).toBeNull();
    chooseSite(2);
    expect(readChosenSite()?.name).toBe("Site 2");
    chooseSite(9);
    expect(readChosenSite()).toBeNull();
  });

  it("is forgotten at sign-out and kept over a new password", () => {
    signIn(reply([school(1), school(2)]));
    chooseSite(2);
    signIn(reply([school(1), school(2)]));
    expect(readChosenSite()?.id).toBe(2);
    signOut();
    signIn(reply([school(1), school(2)]));
    expect(readChosenSite()).toBeNull();
  });
});
