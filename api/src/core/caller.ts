import type { Identity } from "@kindling/contract";

/** The caller as found by the login check. */
export interface Caller extends Identity {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The row of `logins` their token belongs to. */
  readonly loginId: string;
  /** Whose account sees the portal as this caller does, or the link of their substitute; none when they signed in themselves. */
  readonly viewedBy?: number | null;
  readonly substituteLink?: number | null;
  /** The provider of a Provider Leader. */
  readonly providerId: number | null;
  /** The sites of a Site Leader; of an Instructor those that are open. */
  readonly schoolIds: readonly number[];
}

/** The caller of a public call without a token; no audit user, no scope. */
export const nobody: Caller = {
  id: 0,
  email: "",
  name: "",
  loginId: "",
  role: "Instructor",
  groups: [],
  newLogin: false,
  providerId: null,
  schoolIds: [],
};
