import { teacherMediaEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { Medium } from "./Medium.ts";

const { get, list } = teacherMediaEndpoints;

/** The medium that the address opens, one of those at hand or fetched, and how to go on to another. */
export function useShownMedium(atHand: readonly Medium[], isReady = true) {
  const { id } = useEditAddress();
  const location = useLocation();
  const [, setParams] = useSearchParams();
  const here = atHand.find((medium) => medium.id === id);
  // A shared address may open a medium of another page.
  const other = useQuery({
    ...dataQuery([list.name, "one", id], get, { params: { id: id ?? 0 } }),
    enabled: id !== null && isReady && !here,
    retry: false,
  });
  return {
    medium: id === null ? null : (here ?? other.data ?? null),
    isMissing: id !== null && !here && other.isError,
    /** Shows another in the place of this one, so that going back still leads to the gallery. */
    show(medium: Medium): void {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("edit", String(medium.id));
          return after;
        },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
    },
  };
}
