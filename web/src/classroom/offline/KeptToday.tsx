import { IsRestoringProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { readSession, useSession } from "../../core/session.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { keepToday } from "./keepToday.ts";
import { prefetchSites } from "./prefetchSites.ts";
import { registerWorker } from "./registerWorker.ts";

/** The offline base of the classroom: stored data and the connection notice. */
export function KeptToday({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const owner = useSession()?.user.email ?? "";
  const [ready, setReady] = useState<typeof client | null>(null);
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
