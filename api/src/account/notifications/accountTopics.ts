import {
  type Language,
  locales,
  oneRosterLabels,
  type ResourceName,
  type RoleName,
  resources,
  staffAndLeaders,
  users,
} from "@kindling/contract";
import { sql } from "kysely";
import { personName } from "../../people/shared/personName.ts";
import { user } from "../../people/users/users.ts";
import { notificationsSay } from "./notificationsSay.ts";
import { defineTopic } from "./notificationTopic.ts";

interface Import {
  readonly entity: string;
  readonly file_name: string;
  readonly state: string;
  readonly total: number;
}

function nameThings(entity: string, language: Language): string {
  if (entity === "oneRoster") return oneRosterLabels[language].many;
  return Object.hasOwn(resources, entity) ? resources[entity as ResourceName].labels[language].many : entity;
}

const imports = defineTopic<Import>({
  name: "import",
  kind: "import",
  access: staffAndLeaders,
  about: ({
    caller,
  }) => sql`select jsonb_build_object('entity', i.entity, 'file_name', i.file_name, 'state', i.state, 'total', i.total)
    from imports i where i.id = n.thing_id and i.user_id = ${caller.id}`,
  tell({ entity, file_name, state, total }, language) {
    const say = notificationsSay[language].import;
    const things = nameThings(entity, language);
    const count = say.rows(total, new Intl.NumberFormat(locales[language]).format(total));
    return {
      title: state === "failed" ? say.failed(things) : say.done(things, count),
      detail: file_name || null,
    };
  },
  link: ({ entity }) => `/imports?entity=${encodeURIComponent(entity)}`,
});

const pages: Readonly<Record<RoleName, string>> = {
  "Super Admin": "super-admin",
  admin: "super-admin",
  "Provider Leader": "provider-leader",
  "Site Leader": "site-leader",
  Instructor: "instructor",
};

interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
}

/** Emails to people with accounts that were given up. */
const userMails = defineTopic<Recipient>({
  name: "user_mail",
  kind: "mail",
  access: users.access.read,
  about: (
    context,
  ) => sql`select jsonb_build_object('id', t.id, 'name', ${personName("t")}, 'email', t.email, 'role', t.role)
    from ${user.from} where t.id = n.thing_id and t.archived_at is null and (${user.scope(context)})`,
  tell: ({ name, email }, language) => ({
    title: notificationsSay[language].undelivered(name),
    detail: notificationsSay[language].checkAddress(email),
  }),
  link: ({ id, role }) => `/users/${pages[role]}/${id}`,
});

export const accountTopics = [imports, userMails];
