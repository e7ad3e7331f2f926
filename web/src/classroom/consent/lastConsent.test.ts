import { beforeEach, expect, it } from "vitest";
import { consentBody, consentFault, keepLastConsent, noConsent, readLastConsent } from "./lastConsent.ts";

const of = { owner: "ana@school.example", site: 7 };
const families = { consent: "families", consent_by: " School office ", consent_until: "2026-12-01" } as const;

beforeEach(() => localStorage.clear());

it("remembers what was recorded for a class, until it has ended", () => {
  keepLastConsent(of, families);
  expect(readLastConsent(of, "2026-12-01")).toEqual(families);
  expect(readLastConsent(of, "2026-12-02")).toEqual(noConsent);
  expect(readLastConsent({ ...of, site: 8 }, "2026-12-01")).toEqual(noConsent);
  expect(readLastConsent({ ...of, owner: "ben@school.example" }, "2026-12-01")).toEqual(noConsent);
});

it("tells the field that is missing or wrong", () => {
  expect(consentFault(noConsent, "2026-11-26")).toBeNull();
  expect(consentFault({ ...families, consent_by: " " }, "2026-11-26")).toBe("consent_by");
  expect(consentFault(families, "2026-12-02")).toBe("consent_until");
  expect(consentFault({ ...noConsent, consent: "none_shown" }, "2026-11-26")).toBeNull();
});

it("sends nothing where none is recorded, and no holder where nobody is shown", () => {
  expect(consentBody({ ...families, consent: null })).toEqual({});
  expect(consentBody({ ...families, consent: "none_shown" })).toEqual({
    consent: "none_shown",
    consent_until: "2026-12-01",
  });
  expect(consentBody(families)).toEqual({ ...families, consent_by: "School office" });
});
