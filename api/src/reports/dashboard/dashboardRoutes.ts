import { dashboardEndpoints, type Group, holdsGroup, isStaff } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf } from "../../core/entities/entity.ts";
import { readLiveItems } from "../../curriculum/activities/liveItems.ts";
import { readLedgerStanding } from "../../giving/ledger-check/readLedgerChecks.ts";
import { readLatestResponses } from "../../people/measures/latestResponses.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { readMoney } from "./readMoney.ts";
import { readParticipation } from "./readParticipation.ts";
import { readLeads, readNeverSignedIn, readSites } from "./readPlaces.ts";
import { readRunning } from "./readRunning.ts";

/** The dashboard, with the parts the caller has access to. */
export const dashboardRoutes = [
  snapshotRoute(dashboardEndpoints.get, async ({ db, query, context, caller }) => {
    const { all, running } = await readRunning(db, context, query.programs);
    const sessions = running.map(({ session }) => session.id);
    const programs = running.map(({ session }) => session.program.id);
    const sites = sql`select h.id from sites h where h.archived_at is null and ${anyOf(sql`h.program_id`, programs)}
      and ${sitesInReach(caller, sql`h.id`) ?? always}`;
    /** Reads a part if one of the groups is held; leaders have every part but the staff's own. */
    const covered = <T>(groups: readonly Group[], read: () => Promise<T>, forLeaders = true) => {
      const may = isStaff(caller) ? groups.some((group) => holdsGroup(caller, group)) : forLeaders;
      return may ? read() : null;
    };
    const [participation, live, latest, giving, ledger, leads, places, never_signed_in] = await Promise.all([
      covered(["Curriculum", "Reports"], () => readParticipation(db, running, context)),
      covered(["Curriculum", "Reports"], () => readLiveItems(db, sites, context.today)),
      covered(["Curriculum"], () => readLatestResponses(db, sites)),
      covered(["Charities", "Reports"], () => readMoney(db, sessions, context)),
      covered(["Charities"], () => readLedgerStanding(db), false),
      covered(["Constituents"], () => readLeads(db, query.programs, context), false),
      covered(["Constituents", "Reports"], () => readSites(db, programs, context)),
      covered(["Constituents", "Reports"], () => readNeverSignedIn(db, query.programs, context)),
    ]);
    return {
      data: {
        today: context.today,
        programs: all,
        sessions: running.map(({ session }) => session),
        participation,
        live,
        latest,
        giving,
        ledger,
        leads,
        sites: places,
        never_signed_in,
      },
    };
  }),
];
