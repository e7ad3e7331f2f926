import type { ThankYouPage } from "@kindling/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { failureText } from "../../core/toasts.ts";
import { thanksCalls } from "./thanksCalls.ts";

/** What the link in the address opens, or why it doesn't. */
export function useThanksLink() {
  const { t } = useTranslation("thanks");
  const [token] = useState(() => decodeURIComponent(window.location.pathname.split("/")[2] ?? ""));
  const [page, setPage] = useState<ThankYouPage | null>(null);
  const [fault, setFault] = useState("");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const leaving = new AbortController();
    call(thanksCalls.read, { params: { token }, signal: leaving.signal }).then(
      ({ data }) => setPage(data),
      (error: unknown) => leaving.signal.aborted || setFault(failureText(error, t("failed"))),
    );
    return () => leaving.abort();
  }, [token, t, round]);
  const retry = () => {
    setFault("");
    setRound(round + 1);
  };
  return { token, page, fault, setPage, retry };
}

/** Keeps search engines from listing the page while it is shown. */
export function useNotListed(): void {
  useEffect(() => {
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex, nofollow";
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
