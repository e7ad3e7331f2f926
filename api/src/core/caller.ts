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
