import { z } from "zod";
import { grant, groups, roleNames } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  choice,
  choices,
  email,
  flag,
  internal,
  moment,
  optionalChoice,
  optionalReferenceTo,
  optionalText,
  reference,
  referencesTo,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { flagFilter, idsFilter, one, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint, removeEndpoint, updateBody } from "../core/resource.ts";
import { moneyDecision, moneySettled, openMoney } from "./openMoney.ts";

const person = {
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: email(),
  is_active: flag().optional(),
  external_id: optionalText(100),
};

/** Bodies for registering and updating the four kinds of accounts. */
export const userInputs = {
  admin: z.object({
    ...person,
    role: choice(["Super Admin", "admin"]).optional(),
    user_type: choices(groups).optional(),
  }),
  "provider-leader": z.object({ ...person, provider_id: referenceTo("provider") }),
  "site-leader": z.object({ ...person, school_ids: referencesTo("site", 1) }),
  instructor: z.object({ ...person, school_ids: referencesTo("site", 1), grade: optionalChoice(grades) }),
};

export type UserKind = keyof typeof userInputs;

export const userKindLabels: Localized<Readonly<Record<UserKind, Pick<Labels, "one" | "many">>>> = {
  en: {
    admin: { one: "Super Admin", many: "Super Admins" },
    "provider-leader": { one: "Provider Leader", many: "Provider Leaders" },
    "site-leader": { one: "Site Leader", many: "Site Leaders" },
    instructor: { one: "Instructor", many: "Instructors" },
  },
  es: {
    admin: { one: "Superadministrador", many: "Superadministradores" },
    "provider-leader": { one: "Responsable de proveedor", many: "Responsables de proveedor" },
    "site-leader": { one: "Responsable de plantel", many: "Responsables de plantel" },
    instructor: { one: "Docente", many: "Docentes" },
  },
};

export const users = defineResource({
  name: "user",
  path: "/user",
  labels: {
    en: {
      one: "User",
      many: "Users",
      unread: { many: "Users" },
      fields: {
        user_type: "Permissions",
        school_leader: "Site Leader",
        last_login_at: "Last Sign-in",
        new_login: "Password not set",
        has_signed_in: "Has signed in",
        belongs_elsewhere: "Also at other sites",
        school: "Sites",
      },
    },
    es: {
      one: "Usuario",
      many: "Usuarios",
      fields: {
        name: "Nombre completo",
        user_type: "Permisos",
        school_leader: "Responsable de plantel",
        last_login_at: "Último acceso",
        new_login: "Contraseña sin crear",
        has_signed_in: "Ha accedido",
        belongs_elsewhere: "También en otros planteles",
        school: "Planteles",
      },
    },
  },
  row: {
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.object({ id: z.number().int(), name: z.enum(roleNames) }),
    user_type: z.array(z.enum(groups)),
    provider: reference.nullable(),
    school: z.array(reference),
    grade: z.string().nullable(),
    is_active: z.boolean(),
    external_id: z.string().nullable(),
    points: z.number().int(),
    school_leader: reference.nullable(),
    last_login_at: moment.nullable(),
    new_login: z.boolean(),
    /** Whether they also belong to places outside the caller's scope; then only the caller's sites can be changed. */
    belongs_elsewhere: internal(z.boolean()),
  },
  /** Fields of all four kinds, for imports. */
  input: {
    ...person,
    role: choice(roleNames),
    user_type: choices(groups).optional(),
    provider_id: optionalReferenceTo("provider"),
    school_ids: referencesTo("site").optional(),
    grade: optionalChoice(grades),
  },
  filters: {
    role: wordsFilter(roleNames),
    districts: idsFilter(),
    providers: idsFilter(),
    schools: idsFilter(),
    programs: idsFilter(),
    grade: wordsFilter(grades),
    is_active: flagFilter(),
    has_signed_in: flagFilter(),
  },
  sorts: ["name", "first_name", "last_name", "email", "points", "last_login_at", "grade", "is_active"],
  access: {
    read: grant(["Constituents"], "Provider Leader", "Site Leader"),
    create: grant(["Constituents"], "Provider Leader", "Site Leader"),
    update: grant(["Constituents"], "Provider Leader", "Site Leader"),
    remove: grant(["Constituents"]),
  },
  importing: {
    key: ["email"],
    moves: ["school_ids", "provider_id"],
    staffOnly: ["user_type", "provider_id"],
    defaults: { role: "Instructor" },
    sample: {
      first_name: "Ana",
      last_name: "Lopez",
      email: "ana.lopez@school.example",
      role: "Instructor",
      school_ids: "Lincoln Elementary",
      grade: "3",
      is_active: "yes",
      external_id: "T-2001",
    },
  },
});

const writers = {
  admin: grant("unrestricted"),
  "provider-leader": grant(["Constituents"]),
  "site-leader": grant(["Constituents"], "Provider Leader"),
  instructor: grant(["Constituents"], "Provider Leader", "Site Leader"),
} as const;

function registerEndpoint<K extends UserKind>(kind: K) {
  return defineEndpoint({
    name: `user.register.${kind}`,
    labels: users.labels,
    method: "POST",
    path: `/auth/register/${kind}`,
    access: writers[kind],
    summary: `Register a ${kind.replace("-", " ")}`,
    body: userInputs[kind],
    reply: one(users.row),
    status: 201,
  });
}

/** A leader can remove a person from all their own sites if other sites remain; a teacher set inactive has money to decide on. */
const changeInputs = {
  ...userInputs,
  "site-leader": userInputs["site-leader"].extend({ school_ids: referencesTo("site") }),
  instructor: userInputs.instructor.extend({ school_ids: referencesTo("site"), ...moneySettled }),
};

/** A teacher as the form changes it. */
export const settledTeacher = { input: userInputs.instructor.extend(moneySettled) };

function changeEndpoint<K extends UserKind>(kind: K) {
  return defineEndpoint({
    name: `user.update.${kind}`,
    labels: users.labels,
    method: "PATCH",
    path: `/user/update/${kind}/:id`,
    access: writers[kind],
    summary: `Change a ${kind.replace("-", " ")}`,
    params: idParams,
    body: updateBody(changeInputs[kind]),
    reply: one(users.row),
  });
}

export const userEndpoints = {
  list: listEndpoint(users),
  get: getEndpoint(users),
  remove: {
    ...removeEndpoint(users),
    summary:
      "Delete a User; one whose classes have money that isn't paid needs a decision on it, with a reason",
    query: z.strictObject(moneyDecision),
  },
  bulk: bulkEndpoint(users, ["activate", "deactivate", "reset_password", "delete", "restore"], moneyDecision),
  openMoney: defineEndpoint({
    name: "user.openMoney",
    labels: users.labels,
    method: "GET",
    path: "/user/openMoney/:id",
    access: users.access.update,
    summary:
      "Get what classes of a User gave or earned and isn't paid, for each of the caller's Sites that has some",
    params: idParams,
    reply: z.object({ data: z.array(openMoney.extend({ school: reference })) }),
  }),
  registerAdmin: registerEndpoint("admin"),
  registerProviderLeader: registerEndpoint("provider-leader"),
  registerSiteLeader: registerEndpoint("site-leader"),
  registerInstructor: registerEndpoint("instructor"),
  updateAdmin: changeEndpoint("admin"),
  updateProviderLeader: changeEndpoint("provider-leader"),
  updateSiteLeader: changeEndpoint("site-leader"),
  updateInstructor: changeEndpoint("instructor"),
  import: importEndpoint(users, "/auth/bulk-register"),
  importTemplate: importTemplateEndpoint(users, "/auth/bulk-register/importTemplate"),
};
