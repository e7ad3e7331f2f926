import type { DonationStatus, RoleName } from "@kindling/contract";

type Steps = Readonly<Record<DonationStatus, readonly DonationStatus[]>>;

const byClass: Steps = { held: ["void"], counted: ["void"], verified: [], paid: [], void: [] };
const byLeaders: Steps = { ...byClass, counted: ["verified", "void"], verified: ["void"] };
const byStaff: Steps = {
  held: ["counted", "void"],
  counted: ["verified", "void"],
  verified: ["paid", "void"],
  paid: ["void"],
  void: [],
};

/** The status of an amount that is not verified yet: over the limit it is held until staff confirm it. */
export function statusOf(amountCents: number, confirmCents: number): DonationStatus {
  return amountCents > confirmCents ? "held" : "counted";
}

/** That amount, date and note of a donation may still be corrected. */
export function isCorrectable(status: DonationStatus): boolean {
  return status === "held" || status === "counted";
}

/** The statuses each role can set, by current status. */
export function nextStatuses(role: RoleName): Steps {
  if (role === "Instructor") return byClass;
  return role === "Provider Leader" || role === "Site Leader" ? byLeaders : byStaff;
}

/** Whether any role can make this change of status. */
export function isStep(from: DonationStatus, to: DonationStatus): boolean {
  return byStaff[from].includes(to);
}

/** Whether a change of status says that a charity was paid, or takes that back. */
export function isPayment(from: unknown, to: DonationStatus): boolean {
  return to === "paid" || from === "paid";
}
