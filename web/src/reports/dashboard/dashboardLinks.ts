import { activityTypes, type Dashboard, kindPaths, type Need } from "@kindling/contract";
import { responseScreenOf } from "../places/placeLinks.ts";

/** Where people of a role are listed, by the names that the overview counts them under. */
const userLists: Readonly<Record<string, string>> = {
  Instructor: "/users/instructor",
  "Site Leader": "/users/site-leader",
  "Provider Leader": "/users/provider-leader",
  "Super Admin": "/users/super-admin",
};

const isActivityKind = (kind: string | null): kind is keyof typeof activityTypes =>
  kind !== null && kind in activityTypes;

/**
 * Makes the links from the overview's figures to the rows behind them; undefined where its reader may not go. `asked` are
 * the programs it is narrowed to, comma-joined.
 */
export function dashboardLinks(
  { sessions, participation }: Dashboard,
  asked: string | null,
  mayOpen: (path: string) => boolean,
) {
  const open = (path: string, query: Readonly<Record<string, string | number | undefined | null>>) => {
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    const search = new URLSearchParams(given).toString().replaceAll("%2C", ",");
    return mayOpen(path) ? `${path}?${search}` : undefined;
  };
  const programs = sessions.map(({ program }) => program.id).join(",");
  const inSession = { sessions: sessions.map(({ id }) => id).join(",") };
  const responses = (type: string, from: string | undefined, to: string | undefined) => {
    const screen = responseScreenOf(type);
    return screen && open(screen, { ...inSession, from, to });
  };
  return {
    classes: (query: Readonly<Record<string, string>> = {}) => open("/index/classes", { ...query, programs }),
    sites: (query: Readonly<Record<string, string>> = {}) => open("/school", { ...query, programs }),
    site: (id: number) => (mayOpen(`/school/${id}`) ? `/school/${id}` : undefined),
    /** The responses of a type in the seven days that the overview counts. */
    thisWeek: (type: string) => responses(type, participation?.responses.from, participation?.responses.to),
    item: (_kind: string, id: number) => open("/index/classes", { answered: id, programs }),
    response: (kind: string, id: number, siteId: number) => {
      const screen = responseScreenOf(kind);
      return screen && open(screen, { schools: siteId, edit: id });
    },
    responses: () => undefined,
    donations: (status: string) => open("/donations", { status, ...inSession }),
    /** What sponsors give for points, site by site. */
    earned: () => open("/charity-distribution-provider", inSession),
    leads: (status?: string) => open("/lead", { status, programs: asked }),
    neverSignedIn: (role: string) =>
      open(userLists[role] ?? "", { has_signed_in: "false", is_active: "true", programs: asked }),
    /** All responses of the sessions, as the report lists them. */
    inSession: () => open("/activity-detail", inSession),
    /** Where what needs the reader is looked after; undefined where they may not go. */
    need({ kind, about }: Pick<Need, "kind" | "about">) {
      const drafts = isActivityKind(about) ? kindPaths[about] : "/curriculum-calendar";
      const path = {
        ledger_differs: "/ledger-check",
        ledger_late: "/ledger-check",
        leads: "/lead?status=New",
        bounced_mails: "/notifications",
        held_donations: "/donations?status=held",
        payment_runs: about ? `/payments/runs/${about}` : "/payments",
        thank_yous: "/thank-yous?state=waiting",
        drafts: `${drafts}?state=draft`,
        silent_classes: "/index/classes?is_silent=true",
        films: "/curriculum-calendar?films=open",
        to_verify: "/donations?status=counted",
        unpaid: "/payments/new",
      }[kind];
      return mayOpen(path.replace(/\?.*/, "")) ? path : undefined;
    },
    newSession: () => open("/session", {})?.replace(/\?$/, "?new"),
  };
}

export type DashboardLinks = ReturnType<typeof dashboardLinks>;
