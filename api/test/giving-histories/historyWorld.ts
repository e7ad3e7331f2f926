import type { TestApp } from "../buildApp.ts";
import type { SignedIn } from "../signInAs.ts";
import { type HistoryItems, historyItems } from "./historyAnswers.ts";
import { historyPledges } from "./historyPledges.ts";

/** People of the program team, and what all classes see and respond to. */
export interface HistoryTeam {
  readonly chief: SignedIn;
  readonly treasurer: SignedIn;
  readonly items: HistoryItems;
}

/** A class of a history: a teacher at a site. */
export interface HistoryClass {
  readonly teacher: SignedIn;
  readonly site: number;
  readonly program: number;
}

/** Makes what all histories share. */
export async function historyTeam(kit: TestApp): Promise<HistoryTeam> {
  const { signInAs } = kit;
  return {
    chief: await signInAs("Super Admin"),
    treasurer: await signInAs("admin", { user_type: ["Charities", "Curriculum", "Constituents"] }),
    items: await historyItems(kit),
  };
}

/** What histories that happen beside each other share: programs with sessions, providers, charities and pledges. */
export interface HistoryFrame {
  readonly programs: readonly [number, number];
  readonly providers: readonly [number, number];
  readonly charities: readonly number[];
  readonly sessions: readonly HistorySession[];
  readonly pledges: readonly number[];
  /** How many times larger pledges are than those that run dry. */
  readonly generosity: number;
}

export interface HistorySession {
  readonly id: number;
  readonly program: number;
  readonly start: string;
  end: string;
}

export interface HistoryWorld extends HistoryFrame {
  readonly sites: readonly [number, number, number];
  readonly classes: readonly HistoryClass[];
  readonly leaders: { readonly chief: SignedIn; readonly own: SignedIn };
}

/** The session of a program that is on at a date. */
export const runningIn = (
  { sessions }: HistoryFrame,
  program: number,
  day: string,
): HistorySession | undefined =>
  sessions.find((session) => session.program === program && session.start <= day && day <= session.end);

/** Makes two programs of three sessions each, two providers, some charities and pledges. */
export async function historyFrame(
  kit: TestApp,
  team: HistoryTeam,
  generosity: number,
): Promise<HistoryFrame> {
  const { make } = kit;
  const programs = [(await make.program()).id, (await make.program()).id] as const;
  const dates = [
    ["2026-07-20", "2026-08-25"],
    ["2026-09-01", "2026-10-10"],
    ["2026-11-01", "2026-12-10"],
  ] as const;
  const sessions = programs.flatMap((program) => dates.map(([start, end]) => ({ program, start, end })));
  return {
    programs,
    providers: [(await make.provider()).id, (await make.provider()).id],
    pledges: await historyPledges(kit, team, programs, generosity),
    generosity,
    charities: await Promise.all([0, 1, 2, 3, 4].map(async () => (await make.charity()).id)),
    sessions: await Promise.all(
      sessions.map(async ({ program, start, end }) => {
        const { id } = await make.session({ program_id: program, start, end });
        return { id, program, start, end };
      }),
    ),
  };
}

/** The sites, leaders and classes of one history. */
export async function historyWorld({ make, signInAs }: TestApp, frame: HistoryFrame): Promise<HistoryWorld> {
  const { programs, providers } = frame;
  const site = async (program: 0 | 1, provider: 0 | 1) =>
    (await make.site({ program_id: programs[program], provider_id: providers[provider] })).id;
  const sites = [await site(0, 0), await site(0, 1), await site(1, 1)] as const;
  const teach = (...places: (0 | 1 | 2)[]) =>
    signInAs("Instructor", { school_ids: places.map((place) => sites[place]), grade: "3" });
  const [ana, ben, cleo] = [await teach(0, 1), await teach(1), await teach(2)];
  const classes: HistoryClass[] = [
    { teacher: ana, site: sites[0], program: programs[0] },
    { teacher: ana, site: sites[1], program: programs[0] },
    { teacher: ben, site: sites[1], program: programs[0] },
    { teacher: cleo, site: sites[2], program: programs[1] },
  ];
  const leaders = {
    chief: await signInAs("Provider Leader", { provider_id: providers[1] }),
    own: await signInAs("Site Leader", { school_ids: [sites[0], sites[1]] }),
  };
  return { ...frame, sites, classes, leaders };
}
