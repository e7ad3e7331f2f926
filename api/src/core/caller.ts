import type { Identity } from "@kindling/contract";

/** Whoever makes a call, as the login check found them. */
export interface Caller extends Identity {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The row of `logins` their token belongs to. */
  readonly loginId: string;
  /** The provider of a Provider Leader. */
  readonly providerId: number | null;
  /** The sites of a Site Leader; of an Instructor those that are open. */
  readonly schoolIds: readonly number[];
}

/** Stands for whoever makes a public call without a token: nobody to the audit log, and in reach of nothing. */
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
