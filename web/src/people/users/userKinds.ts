import type { Labels, Localized, RoleName, UserKind } from "@kindling/contract";
import { userEndpoints, userKindLabels, users } from "@kindling/contract/light";

/** The users under the name of one kind: their lists and forms say "Instructor" where the resource says "User". */
function kindOf(kind: UserKind) {
  const labels: Localized<Labels> = {
    en: { ...users.labels.en, ...userKindLabels.en[kind] },
    es: { ...users.labels.es, ...userKindLabels.es[kind] },
  };
  return { ...users, labels };
}

export const superAdmins = kindOf("admin");
export const providerLeaders = kindOf("provider-leader");
export const siteLeaders = kindOf("site-leader");
export const instructors = kindOf("instructor");

/** The calls behind each kind: all are read alike, and each is registered and changed by its own. */
export const superAdminCalls = {
  get: userEndpoints.get,
  create: userEndpoints.registerAdmin,
  update: userEndpoints.updateAdmin,
};
export const providerLeaderCalls = {
  get: userEndpoints.get,
  create: userEndpoints.registerProviderLeader,
  update: userEndpoints.updateProviderLeader,
};
export const siteLeaderCalls = {
  get: userEndpoints.get,
  create: userEndpoints.registerSiteLeader,
  update: userEndpoints.updateSiteLeader,
};
export const instructorCalls = {
  get: userEndpoints.get,
  create: userEndpoints.registerInstructor,
  update: userEndpoints.updateInstructor,
};

export type UserCalls =
  | typeof superAdminCalls
  | typeof providerLeaderCalls
  | typeof siteLeaderCalls
  | typeof instructorCalls;

export const listPaths: Readonly<Record<RoleName, string>> = {
  "Super Admin": "/users/super-admin",
  admin: "/users/super-admin",
  "Provider Leader": "/users/provider-leader",
  "Site Leader": "/users/site-leader",
  Instructor: "/users/instructor",
};

export function pageOf(user: { readonly id: number; readonly role: { readonly name: RoleName } }): string {
  return `${listPaths[user.role.name]}/${user.id}`;
}
