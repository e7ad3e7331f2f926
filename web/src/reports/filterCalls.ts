import {
  charityEndpoints,
  districtEndpoints,
  type Endpoint,
  levelEndpoints,
  programEndpoints,
  providerEndpoints,
  sessionEndpoints,
  siteEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { idsIn, type ReportChoice } from "./useReportFilters.ts";

interface IdFilter {
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  /** What is offered, by what else is chosen: a provider's sites only. */
  within?(chosen: ReportChoice): Readonly<Record<string, unknown>>;
}

/** What of these is chosen, for the filters of a list that go by their own names. */
const narrowed = (chosen: ReportChoice, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([filter, own]) => {
      const ids = idsIn(chosen[filter]);
      return ids.length > 0 ? [[own, ids]] : [];
    }),
  );

const sessions: IdFilter = {
  calls: sessionEndpoints,
  within: (chosen) => narrowed(chosen, { programs: "programs" }),
};

/** The filters of reports that are chosen among rows, by name. */
export const idFilters: Readonly<Record<string, IdFilter>> = {
  sessions,
  // The Activity Response Report names its session filter `trait_id`.
  trait_id: sessions,
  districts: { calls: districtEndpoints },
  providers: {
    calls: providerEndpoints,
    within: (chosen) => ({ is_active: true, ...narrowed(chosen, { districts: "district_ids" }) }),
  },
  schools: {
    calls: siteEndpoints,
    within: (chosen) => ({
      is_active: true,
      ...narrowed(chosen, { providers: "providers", districts: "districts", programs: "programs" }),
    }),
  },
  programs: { calls: programEndpoints },
  traits: { calls: traitEndpoints },
  charities: { calls: charityEndpoints },
  level: { calls: levelEndpoints },
};
