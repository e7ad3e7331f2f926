import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePath } from "./front/address.ts";
import { FrontAlert } from "./front/FrontAlert.tsx";
import { FrontLink } from "./front/FrontLink.tsx";

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** `14:05`, as a clock counts down. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Counts down to the next allowed sign-in attempt. */
export function LockNotice({ until }: { readonly until: number }) {
  const { t } = useTranslation("account");
  const [left, setLeft] = useState(() => secondsTo(until));
  // Announced once, because a ticking clock would interrupt screen readers every second.
  const [minutes] = useState(() => Math.ceil(left / 60));
  const asksForMail = usePath() === "/forgot-password";
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(ticking);
  }, [until, isOver]);
  const [before, words, after] = t("locked.instead").split(/<\/?forgot>/);
  if (isOver) return <FrontAlert tone="info">{t("locked.over")}</FrontAlert>;
  return (
    <FrontAlert tone="warning">
      <p>
        <strong>{t("locked.title")}</strong>
      </p>
      <p>
        {t("locked.text", { count: minutes })}{" "}
        {!asksForMail && (
          <>
            {before}
            <FrontLink to="/forgot-password">{words}</FrontLink>
            {after}
          </>
        )}
      </p>
      <div role="timer" aria-label={t("locked.left")} className="account-clock">
        {clock(left)}
      </div>
    </FrontAlert>
  );
}
