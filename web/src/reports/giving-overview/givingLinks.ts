import type { ReportChoice } from "../useReportFilters.ts";

type Query = Readonly<Record<string, string | number>>;

/**
 * Where the rows behind the figures of giving are, narrowed as the figures are. Who may not open one screen is led to the
 * next that shows the same; all who see the figures may open the distribution by provider.
 */
export function givingLinks(chosen: ReportChoice, mayOpen: (path: string) => boolean) {
  const address = (path: string, more: Query, narrowed: ReportChoice = chosen) => {
    const search = new URLSearchParams(
      Object.entries({ ...narrowed, ...more }).map(([name, value]) => [name, String(value)]),
    ).toString();
    return search ? `${path}?${search}` : path;
  };
  // The list of donations is of rows as they are today.
  const { structure: _structure, ...rows } = chosen;
  const distribution = (more: Query = {}) => address("/charity-distribution-provider", more);
  const page = (path: string, more: Query) => (mayOpen(path) ? path : distribution(more));
  return {
    distribution,
    /** What has a charity. */
    chosen: () => distribution({ charity_choice: "chosen" }),
    /** What has none: of classes that are yet to choose, and what was won between sessions. */
    unassigned: () => distribution({ charity_choice: "open,between_sessions" }),
    between: () => distribution({ charity_choice: "between_sessions" }),
    /** What each class gives. */
    classes: () =>
      mayOpen("/charity-earning-distribution")
        ? address("/charity-earning-distribution", {})
        : distribution(),
    /** The donations of some statuses; void ones are never among the figures. */
    donations: (status = "counted,verified,paid", more: Query = {}) =>
      mayOpen("/donations") ? address("/donations", { ...more, status }, rows) : distribution(more),
    /** A charity's donations that are verified and not paid; none for who may not open them. */
    unpaid: (id: number) =>
      mayOpen("/donations") ? address("/donations", { charities: id, status: "verified" }, rows) : undefined,
    charity: (id: number) => page(`/charity/${id}`, { charities: id }),
    provider: (id: number) => page(`/providers/${id}`, { providers: id }),
    session: (id: number) => distribution({ sessions: id }),
  };
}

export type GivingLinks = ReturnType<typeof givingLinks>;
