import { IsRestoringProvider, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { readLanguage } from "../../core/language.ts";
import { readSession, useSession } from "../../core/session.ts";
import { curriculumQuery, planQuery, pointsQuery } from "../today/useToday.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { isRestored, keepToday } from "./keepToday.ts";
import { registerWorker } from "./registerWorker.ts";

/** With more sites than this, only opened ones are stored. */
const most = 6;

/** Loads today's items for all the teacher's sites, so that they open offline. */
function prefetchSites(client: QueryClient, sites: readonly { readonly id: number }[]): void {
  if (!navigator.onLine || sites.length > most) return;
  for (const { id } of sites) {
    void client.prefetchQuery(curriculumQuery(id, readLanguage()));
    void client.prefetchQuery(planQuery(id));
    void client.prefetchQuery(pointsQuery(id));
  }
}

/** The offline base of the classroom: stored data and the connection notice. */
export function KeptToday({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const owner = useSession()?.user.email ?? "";
  const [ready, setReady] = useState(() => (isRestored(client) ? client : null));
  useEffect(() => {
    let left = false;
    void keepToday(client, owner).then(() => {
      if (left) return;
      setReady(client);
      prefetchSites(client, readSession()?.user.schools ?? []);
    });
    registerWorker();
    return () => {
      left = true;
    };
  }, [client, owner]);
  return (
    <IsRestoringProvider value={ready !== client}>
      {children}
      <ConnectionNotice />
    </IsRestoringProvider>
  );
}
