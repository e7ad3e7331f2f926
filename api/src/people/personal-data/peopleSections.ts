import { sql } from "kysely";
import { contactSection } from "./contactSection.ts";
import { importColumnsSection } from "./importColumnsSection.ts";
import type { PersonSection } from "./personSection.ts";
import { withoutNames } from "./withoutNames.ts";

/** Names behind a shared sign-in that only this one was used with. */
const onlyTheirs = (userId: number) => sql`g.id in (
  select used.generic_teacher_id from (select generic_teacher_id, user_id from responses
      union all select generic_teacher_id, user_id from teacher_media) used
  where used.generic_teacher_id is not null
  group by used.generic_teacher_id having bool_and(used.user_id = ${userId}))`;

const profile: PersonSection = {
  name: "profile",
  title: ["Profile", "Perfil"],
  columns: {
    first_name: ["First name", "Nombre"],
    last_name: ["Last name", "Apellido"],
    email: ["Email", "Correo electrónico"],
    role: ["Role", "Rol"],
    permissions: ["Permissions", "Permisos"],
    provider: ["Provider", "Proveedor"],
    grade: ["Grade", "Grado"],
    external_id: ["External ID", "ID externo"],
    is_active: ["Active", "Activo"],
    points: ["Points", "Puntos"],
    last_login_at: ["Last sign-in", "Último acceso"],
    created_at: ["Added", "Agregado"],
    archived_at: ["Deleted", "Eliminado"],
  },
  rows: (
    id,
  ) => sql`select u.first_name, u.last_name, u.email::text, u.role, array_to_string(u.user_type, ', ') as permissions,
      p.name::text as provider, u.grade, u.external_id, u.is_active, u.points, u.last_login_at, u.created_at, u.archived_at
    from users u left join providers p on p.id = u.provider_id where u.id = ${id}`,
  erasure: "unnamed",
};

const preferences: PersonSection = {
  name: "preferences",
  title: ["Preferences", "Preferencias"],
  columns: {
    language: ["Language", "Idioma"],
    confetti: ["Celebrations", "Celebraciones"],
    media_consent_at: ["Photo reminder seen", "Aviso sobre fotos visto"],
    welcomed_at: ["Welcomed", "Bienvenida vista"],
    first_week_hidden_at: ["First-week checklist hidden", "Lista de la primera semana oculta"],
  },
  rows: (id) => sql`select language, confetti, media_consent_at, welcomed_at, first_week_hidden_at
    from users where id = ${id}`,
  erasure: "gone",
};

const places: PersonSection = {
  name: "sites",
  title: ["Sites by date", "Planteles por fecha"],
  columns: { site: ["Site", "Plantel"], from: ["From", "Desde"], until: ["Until", "Hasta"] },
  rows: (
    id,
  ) => sql`select s.name::text as site, p."from", p.until from class_periods p join sites s on s.id = p.school_id
      where p.user_id = ${id}
    union all select s.name::text, null, null from user_schools us join sites s on s.id = us.school_id
      where us.user_id = ${id} and not exists (select from class_periods p where (p.user_id, p.school_id) = (us.user_id, us.school_id))
    order by 2 desc nulls last, 1`,
  erasure: "unnamed",
};

const sharedNames: PersonSection = {
  name: "shared-sign-in-names",
  title: ["Names used with this sign-in only", "Nombres usados solo con este acceso"],
  columns: {
    name: ["Name", "Nombre"],
    email: ["Email", "Correo electrónico"],
    site: ["Site", "Plantel"],
    grade: ["Grade", "Grado"],
  },
  rows: (
    id,
  ) => sql`select g.name::text, g.email, s.name::text as site, g.grade from generic_teachers g join sites s on s.id = g.school_id
    where ${onlyTheirs(id)} order by g.id desc`,
  erasure: "unnamed",
  async erase(tx, { id, placeholder }) {
    await sql`with theirs as (update generic_teachers g set name = ${placeholder} || '-' || g.id, email = null, is_active = false,
          version = version + 1, updated_at = now() where ${onlyTheirs(id)} returning id, name)
      update audit_log l set name = theirs.name, before = before - '{name,email}'::text[], after = after - '{name,email}'::text[]
      from theirs where l.entity = 'genericTeacher' and l.entity_id = theirs.id`.execute(tx);
  },
};

const imports: PersonSection = {
  name: "imports",
  title: ["Imports they made", "Importaciones que hizo"],
  columns: {
    entity: ["What", "Qué"],
    file_name: ["File", "Archivo"],
    created_at: ["When", "Cuándo"],
    total: ["Rows", "Filas"],
  },
  rows: (id) =>
    sql`select entity, file_name, created_at, total from imports where user_id = ${id} order by id desc`,
  erasure: "unnamed",
  async erase(tx, person) {
    const brought = sql`select import_id from import_rows where entity = 'user' and entity_id = ${person.id}`;
    const about = sql`(user_id = ${person.id} or id in (${brought}))`;
    await withoutNames(tx, person, "imports", { file_name: "text" }, about);
    await sql`update import_rows set before = before - '{first_name,last_name,email,external_id}'::text[]
      where entity = 'user' and entity_id = ${person.id} and before is not null`.execute(tx);
  },
};

export const peopleSections: readonly PersonSection[] = [
  profile,
  places,
  preferences,
  sharedNames,
  contactSection,
  imports,
  importColumnsSection,
];
