/** The role names as they travel in tokens and rows. */
export const roleNames = ["Super Admin", "admin", "Provider Leader", "Site Leader", "Instructor"] as const;
export type RoleName = (typeof roleNames)[number];

/** The permission groups a restricted Super Admin or an admin may hold (`user_type`). */
export const groups = [
  "Constituents",
  "Charities",
  "Curriculum",
  "Page Files",
  "Teacher Media Uploads",
  "Reports",
] as const;
export type Group = (typeof groups)[number];

/** Roles outside the program team; a grant names them one by one. */
export type OutsideRole = Exclude<RoleName, "Super Admin" | "admin">;

/** What of the program team (Super Admin and admin) a grant admits. */
export type StaffGrant = "none" | "unrestricted" | "any" | readonly Group[];

/** Who may make a call. Every endpoint declares one; there is no default. */
export type Access =
  | { readonly kind: "public" }
  | { readonly kind: "publicOr"; readonly signedIn: Access }
  | { readonly kind: "signedIn"; readonly whileNewLogin: boolean }
  | { readonly kind: "granted"; readonly staff: StaffGrant; readonly roles: readonly OutsideRole[] };

/** The part of a signed-in person that decides what they may call. */
export interface Identity {
  readonly role: RoleName;
  readonly groups: readonly Group[];
  /** True until the owner has set a password of their own. */
  readonly newLogin: boolean;
}

/** Anyone, signed in or not. */
export const anyone: Access = { kind: "public" };

/** Anyone without a token; of those who send one, only whom `signedIn` admits, who then calls as themselves. */
export function anyoneOr(signedIn: Access): Access {
  return { kind: "publicOr", signedIn };
}

/** Everyone who is signed in with a password of their own. */
export const everyone: Access = { kind: "signedIn", whileNewLogin: false };

/** Everyone who is signed in, also before they have set a password of their own. */
export const everyoneEvenNew: Access = { kind: "signedIn", whileNewLogin: true };

/** Staff as `staff` says, and the outside roles named. */
export function grant(staff: StaffGrant, ...roles: OutsideRole[]): Access {
  return { kind: "granted", staff, roles };
}

/** Admits everyone that one of two grants admits. */
export function eitherOf(one: Access, other: Access): Access {
  if (one.kind !== "granted" || other.kind !== "granted") return one.kind === "granted" ? other : one;
  const order = [one.staff, other.staff];
  const words = (["any", "unrestricted"] as const).find((word) => order.includes(word));
  const named = order.flatMap((staff) => (typeof staff === "string" ? [] : staff));
  const staff = words === "any" ? words : named.length > 0 ? [...new Set(named)] : (words ?? "none");
  return grant(staff, ...new Set([...one.roles, ...other.roles]));
}

/** Tells whether somebody is a Super Admin whom no group restricts. */
export function isUnrestricted(identity: Identity): boolean {
  return identity.role === "Super Admin" && identity.groups.length === 0;
}

/** Tells whether somebody belongs to the program team. */
export function isStaff(identity: Pick<Identity, "role">): boolean {
  return identity.role === "Super Admin" || identity.role === "admin";
}

/** Tells whether somebody holds a permission group; an unrestricted Super Admin holds them all. */
export function holdsGroup(identity: Identity, group: Group): boolean {
  return isUnrestricted(identity) || (isStaff(identity) && identity.groups.includes(group));
}

/** Tells whether somebody (null: nobody is signed in) may make a call that declares this access. */
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
