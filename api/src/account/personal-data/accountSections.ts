import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { withoutNames } from "../../people/personal-data/withoutNames.ts";
import { person, personName } from "../../people/shared/personName.ts";
import { notificationSections } from "../notifications/notificationSections.ts";
import { savedViewSections } from "../saved-views/savedViewSections.ts";

const when = { at: ["When", "Cuándo"] } as const;

const signIns: PersonSection = {
  name: "sign-ins",
  title: ["Sign-ins", "Accesos"],
  columns: {
    created_at: ["When", "Cuándo"],
    used_at: ["Last used", "Último uso"],
    ended_at: ["Ended", "Terminó"],
    address: ["From address", "Desde la dirección"],
    user_agent: ["Device", "Dispositivo"],
    viewed_by: [
      "By the program team, to see the portal as they do",
      "Del equipo del programa, para ver el portal como esta persona",
    ],
  },
  rows: (id) =>
    sql`select created_at, used_at, ended_at, address, user_agent, viewed_by is not null as viewed_by from logins where user_id = ${id} order by created_at desc`,
  erasure: "gone",
  async erase(tx, { id, emails }) {
    for (const table of ["logins", "password_links", "idempotency_keys", "sign_in_tickets"])
      await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
    await sql`delete from login_attempts where account = any(${emails}) or split_part(account, ':', 2) = any(${emails})`.execute(
      tx,
    );
  },
};

const viewsOpened: PersonSection = {
  name: "views-opened",
  title: ["Views of the portal as other people", "Vistas del portal como otras personas"],
  columns: {
    created_at: ["When", "Cuándo"],
    ended_at: ["Ended", "Terminó"],
    person: ["As", "Como"],
  },
  rows: (
    id,
  ) => sql`select l.created_at, coalesce(l.ended_at, l.expires_at) as ended_at, ${personName("u")} as person
    from logins l join users u on u.id = l.user_id where l.viewed_by = ${id} order by l.created_at desc`,
  erasure: "unnamed",
};

const secondSteps: PersonSection = {
  name: "second-steps",
  title: [
    "Passkeys, authenticator app and remembered devices",
    "Llaves de acceso, aplicación y dispositivos",
  ],
  columns: {
    kind: ["Kind", "Tipo"],
    name: ["Name", "Nombre"],
    created_at: ["Since", "Desde"],
    last_used_at: ["Last used", "Último uso"],
  },
  rows: (
    id,
  ) => sql`select 'passkey' as kind, name, created_at, last_used_at from passkeys where user_id = ${id}
    union all select 'authenticator app', null, confirmed_at, null from authenticator_apps where user_id = ${id}
    union all select 'recovery code', null, created_at, used_at from recovery_codes where user_id = ${id}
    union all select 'remembered device', user_agent, created_at, null from remembered_devices where user_id = ${id}
    order by 3 desc nulls last`,
  erasure: "gone",
  async erase(tx, { id }) {
    const tables = "passkeys authenticator_apps recovery_codes remembered_devices passkey_challenges";
    for (const table of tables.split(" "))
      await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
  },
};

const mails: PersonSection = {
  name: "emails",
  title: ["Emails sent to them", "Correos enviados a la persona"],
  columns: {
    kind: ["Kind", "Tipo"],
    address: ["Address", "Dirección"],
    state: ["State", "Estado"],
    created_at: ["Written", "Escrito"],
    sent_at: ["Sent", "Enviado"],
  },
  rows: (id) =>
    sql`select kind, address, state, created_at, sent_at from mails where user_id = ${id} order by id desc`,
  erasure: "gone",
  async erase(tx, { id, emails }) {
    await sql`delete from mails where user_id = ${id} or lower(address) = any(${emails})`.execute(tx);
  },
};

const changeColumns = {
  ...when,
  action: ["Action", "Acción"],
  entity: ["Kind", "Tipo"],
  name: ["Record", "Registro"],
} as const;

const changes = (
  condition: Sql,
) => sql`select a.at, ${person("u")} ->> 'name' as by, a.action, a.entity, a.name, a.address,
    a.before::text as before, a.after::text as after
  from audit_log a left join users u on u.id = a.user_id where ${condition} order by a.at desc, a.id desc`;

const changesOf: PersonSection = {
  name: "changes-of-them",
  title: ["Changes of their account", "Cambios de su cuenta"],
  columns: {
    ...when,
    by: ["By", "Por"],
    action: ["Action", "Acción"],
    before: ["Before", "Antes"],
    after: ["After", "Después"],
  },
  rows: (id) => changes(sql`a.entity = 'user' and a.entity_id = ${id}`),
  erasure: "unnamed",
  async erase(tx, { id, placeholder }) {
    const named = sql`'{first_name,last_name,email,external_id}'::text[]`;
    await sql`update audit_log set name = ${placeholder}, before = before - ${named}, after = after - ${named}
      where entity = 'user' and entity_id = ${id}`.execute(tx);
  },
};

/** Whether a kept row names an account as its owner. */
const ownedBy = (row: string, id: number) => sql`${sql.ref(row)} ->> 'user_id' = ${String(id)}`;

const changesBy: PersonSection = {
  name: "changes-by-them",
  title: ["Changes they made", "Cambios que hizo"],
  columns: { ...changeColumns, address: ["From address", "Desde la dirección"] },
  rows: (id) => changes(sql`a.user_id = ${id}`),
  erasure: "unnamed",
  async erase(tx, erased) {
    const { id } = erased;
    await sql`update audit_log set address = null where user_id = ${id} and address is not null`.execute(tx);
    const texts = { name: "text", reason: "text", before: "jsonb", after: "jsonb" } as const;
    const theirs = sql`(user_id = ${id} or ${ownedBy("before", id)} or ${ownedBy("after", id)})`;
    await withoutNames(tx, erased, "audit_log", texts, theirs);
  },
};

const deleted: PersonSection = {
  name: "deleted-rows",
  title: ["Deleted records that can be restored", "Registros eliminados que se pueden recuperar"],
  columns: {
    deleted_at: ["Deleted", "Eliminado"],
    kind: ["Kind", "Tipo"],
    name: ["Record", "Registro"],
    row: ["Content", "Contenido"],
  },
  rows: (
    id,
  ) => sql`select deleted_at, resource as kind, name, "row"::text as row from deleted_rows where ${ownedBy("row", id)}
    order by id desc`,
  erasure: "unnamed",
  erase: (tx, erased) =>
    withoutNames(
      tx,
      erased,
      "deleted_rows",
      { name: "text", row: "jsonb", parts: "jsonb" },
      ownedBy("row", erased.id),
    ),
};

const security: PersonSection = {
  name: "security-events",
  title: ["Security log", "Registro de seguridad"],
  columns: {
    ...when,
    kind: ["Event", "Evento"],
    times: ["Times", "Veces"],
    address: ["From address", "Desde la dirección"],
    user_agent: ["Device", "Dispositivo"],
  },
  rows: (
    id,
  ) => sql`select at, kind, times, case when actor_id = ${id} or actor_id is null then address end as address,
      case when actor_id = ${id} or actor_id is null then user_agent end as user_agent
    from security_log where account_id = ${id} or actor_id = ${id} order by at desc, id desc`,
  erasure: "unnamed",
  async erase(tx, { id }) {
    await sql`select erase_sources(${id})`.execute(tx);
  },
};

const uploads: PersonSection = {
  name: "uploads",
  title: ["Files they uploaded", "Archivos que subió"],
  columns: {
    name: ["File", "Archivo"],
    mime: ["Kind", "Tipo"],
    size: ["Bytes", "Bytes"],
    created_at: ["When", "Cuándo"],
  },
  rows: (id) =>
    sql`select name, mime, size, created_at from files where user_id = ${id} order by created_at desc`,
  erasure: "unnamed",
  async erase(tx, { id, ownWords }) {
    await sql`update files set name = regexp_replace(name, '^.*?(\\.[[:alnum:]]{1,8})?$', 'file\\1')
      where user_id = ${id} and name ~* ${ownWords}`.execute(tx);
  },
};

export const accountSections: readonly PersonSection[] = [
  signIns,
  viewsOpened,
  secondSteps,
  mails,
  ...notificationSections,
  ...savedViewSections,
  changesOf,
  changesBy,
  deleted,
  security,
  uploads,
];
