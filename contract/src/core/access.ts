/** Role names as used in tokens and rows. */
export const roleNames = ["Super Admin", "admin", "Provider Leader", "Site Leader", "Instructor"] as const;
export type RoleName = (typeof roleNames)[number];

/** Permission groups (`user_type`) of restricted Super Admins and admins. */
export const groups = [
  "Constituents",
  "Charities",
  "Curriculum",
  "Page Files",
  "Teacher Media Uploads",
  "Reports",
] as const;
export type Group = (typeof groups)[number];

/** Roles outside the program team, which a grant lists by name. */
export type OutsideRole = Exclude<RoleName, "Super Admin" | "admin">;

/** Which program team members a grant admits. */
export type StaffGrant = "none" | "unrestricted" | "any" | readonly Group[];

/** Who can make a call. Every endpoint declares it; there is no default. */
export type Access =
  | { readonly kind: "public" }
  | { readonly kind: "publicOr"; readonly signedIn: Access }
  | { readonly kind: "signedIn"; readonly whileNewLogin: boolean }
  | { readonly kind: "granted"; readonly staff: StaffGrant; readonly roles: readonly OutsideRole[] };

/** The parts of a signed-in user that decide access. */
export interface Identity {
  readonly role: RoleName;
  readonly groups: readonly Group[];
  /** True until the user sets their own password. */
  readonly newLogin: boolean;
}

export const anyone: Access = { kind: "public" };

/** Anyone without a token; callers with a token need the `signedIn` access. */
export function anyoneOr(signedIn: Access): Access {
  return { kind: "publicOr", signedIn };
}

/** Every signed-in user who has set their own password. */
export const everyone: Access = { kind: "signedIn", whileNewLogin: false };

/** Every signed-in user, even before setting their own password. */
export const everyoneEvenNew: Access = { kind: "signedIn", whileNewLogin: true };

/** Admits the given staff and the listed outside roles. */
export function grant(staff: StaffGrant, ...roles: OutsideRole[]): Access {
  return { kind: "granted", staff, roles };
}

/** The program team and leaders, who read what the team keeps for them. */
export const staffAndLeaders = grant("any", "Provider Leader", "Site Leader");

export type ResourceAccess = Readonly<Record<"read" | "create" | "update" | "remove", Access>>;

/** Access to a resource whose rows the same callers create, change and delete, and others may read. */
export function writtenBy(writers: Access, readers = writers): ResourceAccess {
  return { read: readers, create: writers, update: writers, remove: writers };
}

/** Admits callers that either grant admits. */
export function eitherOf(one: Access, other: Access): Access {
  if (one.kind !== "granted" || other.kind !== "granted") return one.kind === "granted" ? other : one;
  const order = [one.staff, other.staff];
  const words = (["any", "unrestricted"] as const).find((word) => order.includes(word));
  const named = order.flatMap((staff) => (typeof staff === "string" ? [] : staff));
  const staff = words === "any" ? words : named.length > 0 ? [...new Set(named)] : (words ?? "none");
  return grant(staff, ...new Set([...one.roles, ...other.roles]));
}

/** Whether the user is a Super Admin without group restrictions. */
export function isUnrestricted(identity: Identity): boolean {
  return identity.role === "Super Admin" && identity.groups.length === 0;
}

/** Whether the user belongs to the program team. */
export function isStaff(identity: Pick<Identity, "role">): boolean {
  return identity.role === "Super Admin" || identity.role === "admin";
}

/** Whether the user has a permission group; unrestricted Super Admins have all. */
export function holdsGroup(identity: Identity, group: Group): boolean {
  return isUnrestricted(identity) || (isStaff(identity) && identity.groups.includes(group));
}

/** Whether a user (null: not signed in) can make a call with this access. */
export function mayCall(access: Access, identity: Identity | null): boolean {
  if (access.kind === "public") return true;
  if (access.kind === "publicOr") return !identity || mayCall(access.signedIn, identity);
  if (!identity) return false;
  if (access.kind === "signedIn") return access.whileNewLogin || !identity.newLogin;
  if (identity.newLogin) return false;
  if (!isStaff(identity)) return access.roles.some((role) => role === identity.role);
  if (access.staff === "none") return false;
  if (access.staff === "any" || isUnrestricted(identity)) return true;
  return access.staff !== "unrestricted" && access.staff.some((group) => holdsGroup(identity, group));
}
