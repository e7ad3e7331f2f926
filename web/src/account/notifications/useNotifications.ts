import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { notificationCalls } from "./notificationCalls.ts";

const { latest, unread, read } = notificationCalls;

/** The keys under which what the server said is kept; all begin alike. */
export const notificationKeys = {
  latest: ["notification", "latest"],
  unread: ["notification", "unread"],
  settings: ["notification", "settings"],
} as const;

/** How long a count is taken as it is, in milliseconds. */
const freshFor = 30_000;

/**
 * How many notifications are unread, asked again when another screen is opened or the window comes back. It doesn't ask
 * by the clock, which would keep a sign-in in use that nobody uses.
 */
export function useUnread(): number {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useQuery({
    ...dataQuery(notificationKeys.unread, unread),
    staleTime: freshFor,
    refetchOnWindowFocus: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what it asks for.
  useEffect(() => {
    void queries.refetchQueries({ queryKey: notificationKeys.unread, stale: true });
  }, [queries, pathname]);
  return data?.unread ?? 0;
}

/** Notifications page by page, newest first, asked anew whenever they are opened; the count follows. */
export function useNotifications() {
  const queries = useQueryClient();
  return useInfiniteQuery({
    queryKey: notificationKeys.latest,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await call(latest, { query: { page: pageParam }, signal });
      queries.setQueryData(notificationKeys.unread, { unread: data.unread });
      return data;
    },
    refetchOnMount: "always",
    initialPageParam: 0,
    getNextPageParam: ({ has_more }, _all, page) => (has_more ? page + 1 : undefined),
  });
}

/** Marks notifications as read, all without ids. */
export function useMarkRead(): (ids?: number[]) => Promise<void> {
  const { t } = useTranslation("header");
  const queries = useQueryClient();
  return async (ids) => {
    try {
      const { data } = await call(read, { body: { ids } });
      queries.setQueryData(notificationKeys.unread, data);
      await queries.invalidateQueries({ queryKey: notificationKeys.latest });
    } catch (error) {
      fail(error, t("notifications.readFailed"));
    }
  };
}
