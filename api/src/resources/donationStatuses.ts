import type { DonationStatus, RoleName } from "@kindling/contract";

type Steps = Readonly<Record<DonationStatus, readonly DonationStatus[]>>;

const byClass: Steps = { counted: ["void"], verified: [], paid: [], void: [] };
const byLeaders: Steps = { counted: ["verified", "void"], verified: ["void"], paid: [], void: [] };
const byStaff: Steps = {
  counted: ["verified", "void"],
  verified: ["paid", "void"],
  paid: ["void"],
  void: [],
};

/** What a donation of each status can become by somebody of a role. */
export function nextStatuses(role: RoleName): Steps {
  if (role === "Instructor") return byClass;
  return role === "Provider Leader" || role === "Site Leader" ? byLeaders : byStaff;
}

/** That somebody at least may take a donation from one status to another. */
export function isStep(from: DonationStatus, to: DonationStatus): boolean {
  return byStaff[from].includes(to);
}
