import { type Endpoint, isStaff, type Page } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../core/session.ts";
import { type AnyRow, fetchPage } from "../list/listRows.ts";

/** The one row of a list that a leader can choose, null where there are several; staff, who see all, are not asked about. */
export function useOnlyChoice(list: Endpoint): { readonly pending: boolean; readonly only: number | null } {
  const role = useSession()?.claims.role.name;
  const isLeader = role !== undefined && !isStaff({ role });
  const found = useQuery({
    queryKey: [list.name, "only choice"],
    queryFn: async ({ signal }) => {
      const reply: unknown = await fetchPage(list, { rows: 1 }, signal);
      return reply as Page<AnyRow>;
    },
    enabled: isLeader,
    staleTime: 300_000,
  });
  const first = found.data?.data[0]?.id;
  return {
    pending: isLeader && found.isPending,
    only: found.data?.meta.total === 1 && first !== undefined ? first : null,
  };
}
