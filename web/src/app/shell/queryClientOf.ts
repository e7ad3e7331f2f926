import { QueryClient } from "@tanstack/react-query";
import { CallError } from "../../core/CallError.ts";
import { onSignOut } from "../../core/session.ts";

/** Retries only lost connections and server errors, never refusals. */
function mayHeal(failures: number, error: Error): boolean {
  const lasting = error instanceof CallError && error.status !== 0 && error.status < 500;
  return !lasting && failures < 2;
}

let kept: { login: string; client: QueryClient } | null = null;

// Signing out clears the cache, which contains personal data such as leads.
onSignOut(() => {
  kept?.client.clear();
  kept = null;
});

/**
 * The cache of answers for one login. It stays when the frame around the screens changes, so that class mode opens
 * with what the home has loaded, line or no line; another login begins with an empty one.
 */
export function queryClientOf(login: string): QueryClient {
  if (kept?.login !== login) {
    kept?.client.clear();
    const client = new QueryClient({
      defaultOptions: {
        // Offline, a call fails with a message instead of waiting silently.
        queries: { staleTime: 15_000, retry: mayHeal, networkMode: "always", refetchOnReconnect: true },
        mutations: { retry: false, networkMode: "always" },
      },
    });
    kept = { login, client };
  }
  return kept.client;
}
