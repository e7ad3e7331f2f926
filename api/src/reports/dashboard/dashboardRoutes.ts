import { dashboardEndpoints, type Group, holdsGroup, isStaff } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf } from "../../core/entities/entity.ts";
import { readLiveItems } from "../../curriculum/activities/liveItems.ts";
import { readLatestResponses } from "../../people/measures/latestResponses.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { cardRoutes, readCards } from "./overviewCards.ts";
import { readCompared } from "./readCompared.ts";
import { readMoney } from "./readMoney.ts";
import { readNeeds } from "./readNeeds.ts";
import { readClasses, readParticipation } from "./readParticipation.ts";
import { readLeads, readNeverSignedIn, readSites } from "./readPlaces.ts";
import { readRunning } from "./readRunning.ts";

/** The dashboard, with the parts the caller has access to. */
export const dashboardRoutes = [
  snapshotRoute(dashboardEndpoints.get, async ({ db, query, context, caller }) => {
    const { all, running, inSession } = await readRunning(db, context, query.programs);
    const sessions = running.map(({ session }) => session.id);
    const programs = running.map(({ session }) => session.program.id);
    const sites = sql`select h.id from sites h where h.archived_at is null and ${anyOf(sql`h.program_id`, programs)}
      and ${sitesInReach(caller, sql`h.id`) ?? always}`;
    /** Leaders have every part but the staff's own. */
    const covers = (groups: readonly Group[], forLeaders = true) =>
      isStaff(caller) ? groups.some((group) => holdsGroup(caller, group)) : forLeaders;
    /** Reads a part if one of the groups is held. */
    const covered = <T>(groups: readonly Group[], read: () => Promise<T>, forLeaders = true) =>
      covers(groups, forLeaders) ? read() : null;
    const sees = {
      participation: covers(["Curriculum", "Reports"]),
      giving: covers(["Charities", "Reports"]),
    };
    const [counted, live, latest, giving, leads, places, never_signed_in, compared, cards] =
      await Promise.all([
        covered(["Curriculum", "Reports"], () => readParticipation(db, running, context)),
        covered(["Curriculum", "Reports"], () => readLiveItems(db, sites, context.today)),
        covered(["Curriculum"], () => readLatestResponses(db, sites)),
        covered(["Charities", "Reports"], () => readMoney(db, sessions, context)),
        covered(["Constituents"], () => readLeads(db, query.programs, context), false),
        covered(["Constituents", "Reports"], () => readSites(db, programs, context)),
        covered(["Constituents", "Reports"], () => readNeverSignedIn(db, query.programs, context)),
        readCompared(db, sessions, sees, context),
        readCards(db, caller.id),
      ]);
    const { participation = null, silence = null } = counted ?? {};
    // What needs the caller isn't narrowed to programs.
    const inAll = silence && query.programs ? await readClasses(db, inSession, context) : silence;
    const needs = await readNeeds(db, inAll, context);
    return {
      data: {
        today: context.today,
        programs: all,
        sessions: running.map(({ session }) => session),
        needs,
        compared,
        cards,
        participation,
        live,
        latest,
        giving,
        leads,
        sites: places,
        never_signed_in,
      },
    };
  }),
  ...cardRoutes,
];
