import {
  accountEndpoints,
  classroomHomeEndpoints,
  type Endpoint,
  type Identity,
  loginEndpoints,
  mayCall,
  searchCall,
} from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";
import type { Route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { viewSay } from "./viewSay.ts";

/** A GET by the specification, which writes. */
const writing = classroomHomeEndpoints.toggleConfetti.name;

/** Whether a call only reads what a screen shows, and leaves no file behind. */
const onlyShows = ({ method, answerFiles, name }: Endpoint) =>
  method === "GET" && answerFiles.length === 0 && name !== writing;

const keyOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} /api${path}`;

/** Whether who opened a view may still open it, and is signed in where they did; one that isn't open any more is ended. */
async function isOpen(db: Db, loginId: string): Promise<boolean> {
  const viewer = await first<Identity>(
    db,
    sql`select v.role, v.user_type as groups, v.new_login as "newLogin" from logins w
      join logins l on l.id = w.viewer_login and l.user_id = w.viewed_by and l.ended_at is null and l.expires_at > now()
      join users v on v.id = w.viewed_by and v.is_active and v.archived_at is null where w.id = ${loginId}`,
  );
  if (viewer && mayCall(loginEndpoints.viewAs.access, viewer)) return true;
  await sql`update logins set ended_at = now() where id = ${loginId} and ended_at is null`.execute(db);
  return false;
}

/**
 * Has who sees the portal as somebody else read its screens, search them and end the view, as long as they may open it;
 * nothing more.
 */
export function guardViews(app: FastifyInstance, routes: readonly Route[], db: Db): void {
  const shown = routes.map(({ endpoint }) => endpoint).filter(onlyShows);
  const searched = shown.filter(({ searches }) => searches).map(searchCall);
  const admitted = new Set([...shown, ...searched, accountEndpoints.logout].map(keyOf));
  app.addHook("preHandler", async ({ caller, language, method, routeOptions }) => {
    if (!caller?.viewedBy) return;
    if (!(await isOpen(db, caller.loginId))) throw new Refusal("unauthorized", say[language].signIn);
    if (admitted.has(`${method} ${routeOptions.url}`)) return;
    throw new Refusal("forbidden", viewSay[language].onlyReads(caller.name));
  });
}
