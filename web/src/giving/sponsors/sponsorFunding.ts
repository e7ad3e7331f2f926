import {
  type PledgeFunding,
  pledgeEndpoints,
  type SponsorFunding,
  sponsorEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fetchPage, type RowOf } from "../../ui/list/listRows.ts";

export type Sponsor = RowOf<typeof sponsorEndpoints.list>;
export type Pledge = RowOf<typeof pledgeEndpoints.list>;
export type Receipt = RowOf<typeof sponsorReceiptEndpoints.list>;

export const sponsorsPath = "/sponsors";
export const sponsorPath = (id: number) => `${sponsorsPath}/${id}`;

/** What is pledged, drawn, received and not yet funded. */
export function useFunding() {
  return useQuery(dataQuery([sponsorEndpoints.funding.name], sponsorEndpoints.funding));
}

/** The pledges of a sponsor, latest first. */
export function usePledges(sponsor: number) {
  const query = { sponsors: sponsor, sort: "from_on", order: "desc", rows: 100 };
  return useQuery({
    queryKey: [pledgeEndpoints.list.name, query],
    queryFn: ({ signal }) => fetchPage(pledgeEndpoints.list, query, signal),
  });
}

/** What came in from a sponsor, latest first. */
export function useReceipts(sponsor: number) {
  const query = { sponsors: sponsor, sort: "received_on", order: "desc", rows: 100 };
  return useQuery({
    queryKey: [sponsorReceiptEndpoints.list.name, query],
    queryFn: ({ signal }) => fetchPage(sponsorReceiptEndpoints.list, query, signal),
  });
}

type Sums = Pick<SponsorFunding, "pledged_cents" | "drawn_cents" | "received_cents" | "outstanding_cents">;

/** The sums of some pledges; one without a limit comes to what has been drawn on it. */
export function sumsOf(pledges: readonly PledgeFunding[]): Sums {
  const sum = (amount: (pledge: PledgeFunding) => number) =>
    pledges.reduce((total, pledge) => total + amount(pledge), 0);
  return {
    pledged_cents: sum(({ pledged_cents, drawn_cents }) => pledged_cents ?? drawn_cents),
    drawn_cents: sum(({ drawn_cents }) => drawn_cents),
    received_cents: sum(({ received_cents }) => received_cents),
    outstanding_cents: sum(({ outstanding_cents }) => outstanding_cents),
  };
}
