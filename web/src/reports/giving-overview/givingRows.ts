import type { GivingDashboard } from "@kindling/contract";
import type { GivingRow } from "./GivingPart.tsx";
import type { GivingLinks } from "./givingLinks.ts";

/** What is given by charity, the largest first; what has none yet, and what of that got one after closing, come last. */
export function charityRows(
  { by_charity }: GivingDashboard,
  links: GivingLinks,
  words: { readonly unassigned: string; readonly late: string },
): GivingRow[] {
  return by_charity.map(({ charity, is_late, ...sums }) => {
    if (!charity && is_late) return { key: -1, name: words.late, sums };
    if (!charity) return { key: 0, name: words.unassigned, sums, report: links.unassigned() };
    const { id, name } = charity;
    return {
      key: id,
      name,
      sums,
      page: links.charity(id),
      report: links.distribution({ charities: id }),
      donations: links.donations(undefined, { charities: id }),
    };
  });
}

/** What is given by provider, the largest first. */
export function providerRows({ by_provider }: GivingDashboard, links: GivingLinks): GivingRow[] {
  return by_provider.map(({ provider: { id, name }, ...sums }) => ({
    key: id,
    name,
    sums,
    page: links.provider(id),
    report: links.distribution({ providers: id }),
    donations: links.donations(undefined, { providers: id }),
  }));
}

/** What is given by session, in time; programs are named where sessions of several go by one name. */
export function sessionRows(
  { by_session }: GivingDashboard,
  links: GivingLinks,
  between: string,
): GivingRow[] {
  const names = by_session.map(({ session }) => session?.name);
  return by_session.map(({ session, ...sums }) => {
    if (!session) return { key: 0, name: between, sums, report: links.between() };
    const { id, name, program } = session;
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return {
      key: id,
      name: isShared ? `${name} · ${program.name}` : name,
      sums,
      report: links.session(id),
      donations: links.donations(undefined, { sessions: id }),
    };
  });
}
