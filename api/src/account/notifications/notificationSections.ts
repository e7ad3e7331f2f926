import { sql } from "kysely";
import type { PersonSection } from "../../people/personal-data/personSection.ts";

const notifications: PersonSection = {
  name: "notifications",
  title: ["Notifications", "Notificaciones"],
  columns: {
    created_at: ["When", "Cuándo"],
    kind: ["Kind", "Tipo"],
    topic: ["About", "Sobre"],
    thing_id: ["ID", "ID"],
    read_at: ["Read", "Leída"],
    mailed_at: ["Emailed", "Enviada por correo"],
  },
  rows: (id) =>
    sql`select created_at, kind, topic, thing_id, read_at, mailed_at from notifications where user_id = ${id} order by id desc`,
  erasure: "gone",
  async erase(tx, { id }) {
    for (const table of ["notifications", "notification_stop_links"])
      await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
    await sql`delete from notifications where topic = 'user_mail' and thing_id = ${id}`.execute(tx);
  },
};

const digests: PersonSection = {
  name: "notification-digests",
  title: ["Digests of notifications", "Resúmenes de notificaciones"],
  columns: {
    day: ["Day", "Día"],
    period: ["How often", "Frecuencia"],
    created_at: ["Made", "Creado"],
  },
  rows: (id) =>
    sql`select day, period, created_at from notification_digests where user_id = ${id} order by day desc, period`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from notification_digests where user_id = ${id}`.execute(tx);
  },
};

const notificationSettings: PersonSection = {
  name: "notification-settings",
  title: ["Notification settings", "Ajustes de notificaciones"],
  columns: {
    kind: ["Kind", "Tipo"],
    in_portal: ["In the portal", "En el portal"],
    mail: ["By email", "Por correo"],
    stopped_mail: ["Stopped by a link", "Detenido con un enlace"],
  },
  rows: (id) =>
    sql`select kind, in_portal, mail, stopped_mail from notification_preferences where user_id = ${id} order by kind`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from notification_preferences where user_id = ${id}`.execute(tx);
  },
};

/** What is kept about a person's notifications. */
export const notificationSections: readonly PersonSection[] = [notifications, digests, notificationSettings];
