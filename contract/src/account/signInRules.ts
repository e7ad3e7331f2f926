import { z } from "zod";
import { grant, groups, holdsGroup, type Identity, roleNames } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { choices, day, moment, optionalDate, reference, requiredText } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { messageOnly, one } from "../core/page.ts";
import { users } from "../people/users.ts";

const labels: Localized<Labels> = {
  en: {
    one: "Sign-in",
    many: "Sign-in",
    fields: { roles: "Roles", groups: "Permissions", starts_on: "Required from" },
  },
  es: {
    one: "Acceso",
    many: "Acceso",
    fields: { roles: "Roles", groups: "Permisos", starts_on: "Obligatorio desde" },
  },
};

const rules = {
  roles: z.array(z.enum(roleNames)),
  groups: z.array(z.enum(groups)),
  /** Until this day, people without a second factor may put it off; null if not at all. */
  starts_on: day.nullable(),
};

const count = z.object({ people: z.number().int(), enrolled: z.number().int() });

const signInRules = z.object({
  ...rules,
  updated_at: moment,
  updated_by: reference.nullable(),
  version: z.number().int(),
  /** Active people and how many of them have a second factor, by role and by permission. */
  by_role: z.array(count.extend({ role: z.enum(roleNames) })),
  by_group: z.array(count.extend({ group: z.enum(groups) })),
});

export type SignInRules = z.infer<typeof signInRules>;

/** Whether somebody must have a second factor by these rules. */
export function mustHaveFactor(
  identity: Pick<Identity, "role" | "groups">,
  { roles, groups: named }: { readonly roles: readonly string[]; readonly groups: readonly string[] },
): boolean {
  const held = groups.filter((group) => named.includes(group));
  return (
    roles.includes(identity.role) || held.some((group) => holdsGroup({ ...identity, newLogin: false }, group))
  );
}

/** Who must have a second factor; kept by Super Admins without restrictions. */
export const signInRuleEndpoints = {
  get: defineEndpoint({
    name: "signInRules.get",
    method: "GET",
    path: "/signInRules",
    access: grant("unrestricted"),
    summary: "Get who must have a second factor, and how many have one",
    labels,
    reply: one(signInRules),
  }),
  save: defineEndpoint({
    name: "signInRules.save",
    method: "PATCH",
    path: "/signInRules",
    access: grant("unrestricted"),
    summary: "Set who must have a second factor; the caller must have one if it includes them",
    labels,
    body: z
      .object({ roles: choices(roleNames), groups: choices(groups), starts_on: optionalDate() })
      .partial(),
    reply: one(signInRules),
  }),
};

const factorsOfUser = z.object({
  has_app: z.boolean(),
  passkeys: z.number().int(),
  recovery_codes_left: z.number().int(),
  is_required: z.boolean(),
  /** Whether the caller can reset them. */
  may_reset: z.boolean(),
});

/** The second factors of somebody else, for callers who may set that person's password. */
export const staffFactorEndpoints = {
  get: defineEndpoint({
    name: "user.factors",
    method: "GET",
    path: "/user/:id/factors",
    access: users.access.update,
    summary: "Get which second factors a user has",
    params: idParams,
    reply: one(factorsOfUser),
  }),
  reset: defineEndpoint({
    name: "user.resetFactors",
    method: "POST",
    path: "/user/:id/resetFactors",
    access: users.access.update,
    summary: "Remove a user's second factors and sign them out; needs a reason and the caller's password",
    labels: users.labels,
    params: idParams,
    body: z.object({ reason: requiredText(500), password: z.string().max(1000).optional() }),
    reply: messageOnly,
  }),
};
