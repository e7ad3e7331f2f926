import { type Localized, sites, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Context } from "../core/entities/entity.ts";
import { invalid, required, unknownReference } from "../core/errors.ts";

/** The message for a teacher who doesn't teach at the site. */
export const notTheirSite: Localized<string> = {
  en: "This teacher doesn't teach at this site. Choose another site or teacher.",
  es: "Este docente no enseña en este plantel. Elija otro plantel u otro docente.",
};

/** A class as a call names it: by its site and, for staff, its teacher. */
export interface NamedClass {
  readonly school_id?: number | null | undefined;
  readonly user_id?: number | null | undefined;
}

/** The site and the teacher of a class. */
export interface ClassPlace {
  readonly schoolId: number;
  readonly userId: number;
}

/**
 * Returns the class of a call: an Instructor's own (first site by default), or the one staff name.
 * @throws Refusal invalid at school_id or user_id if not allowed.
 */
export async function classNamed(
  db: Db,
  { school_id, user_id }: NamedClass,
  { caller, language }: Context,
): Promise<ClassPlace> {
  if (caller.role === "Instructor") {
    const schoolId = school_id ?? caller.schoolIds[0];
    if (!schoolId || !caller.schoolIds.includes(schoolId))
      throw unknownReference("school_id", sites.labels, language);
    if (user_id && user_id !== caller.id) throw unknownReference("user_id", users.labels, language);
    return { schoolId, userId: caller.id };
  }
  if (!school_id || !user_id) {
    const missing = [...(school_id ? [] : ["school_id"]), ...(user_id ? [] : ["user_id"])];
    throw required(missing, users.labels, language);
  }
  const found = await sole<{ stands: boolean; teaches: boolean }>(
    db,
    sql`select exists (select from sites where id = ${school_id} and archived_at is null) as stands,
        exists (select from user_schools us join users u on u.id = us.user_id where us.user_id = ${user_id}
          and us.school_id = ${school_id} and u.role = 'Instructor' and u.archived_at is null) as teaches`,
  );
  if (!found.stands) throw unknownReference("school_id", sites.labels, language);
  if (!found.teaches) throw invalid("user_id", notTheirSite[language]);
  return { schoolId: school_id, userId: user_id };
}
