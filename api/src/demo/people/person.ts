import type { RoleName } from "@kindling/contract";

/** A demo user before getting an id. */
export interface PersonDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly user_type: readonly string[];
  readonly grade: string | null;
  readonly is_active: boolean;
  /** False for invited users who haven't signed in. */
  readonly hasSignedIn: boolean;
  /** Their sites, by the sites' abbreviations. */
  readonly sites: readonly string[];
  /** The name of a Provider Leader's provider. */
  readonly provider?: string;
  /** The date on which they joined. */
  readonly joined: string;
}

export interface Person extends PersonDraft {
  readonly id: number;
}
