import { announcementsQuery } from "../../classroom/announcements/useAnnouncements.ts";
import { keepToday } from "../../classroom/offline/keepToday.ts";
import { teachersQuery } from "../../classroom/teachers/useTeachers.ts";
import { curriculumQuery, meQuery, planQuery, pointsQuery } from "../../classroom/today/useToday.ts";
import { readLanguage } from "../../core/language.ts";
import { readChosenSite, readSession } from "../../core/session.ts";
import { queryClientOf } from "../shell/queryClientOf.ts";
import { askForMe } from "../shell/useMe.ts";

/** Asks for what the classroom's home and class mode show. */
export async function askForClass(): Promise<void> {
  const session = readSession();
  const site = readChosenSite();
  if (!session || !site) return;
  const client = queryClientOf(session.token);
  await Promise.all([
    // Before the answers come, so that they are kept.
    keepToday(client, session.user.email),
    askForMe(session.token),
    client.prefetchQuery(meQuery),
    client.prefetchQuery(curriculumQuery(site.id, readLanguage())),
    client.prefetchQuery(planQuery(site.id)),
    client.prefetchQuery(pointsQuery(site.id)),
    client.prefetchQuery(teachersQuery(site.id)),
    client.prefetchQuery(announcementsQuery(site)),
  ]);
}
