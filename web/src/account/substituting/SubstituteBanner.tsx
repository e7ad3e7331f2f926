import type { accountEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { light } from "../../core/lightEndpoints.ts";
import { onSignOut } from "../../core/session.ts";
import { backToLink, leaveClass } from "./substituteLink.ts";

const me = light<(typeof accountEndpoints)["me"]>("GET", "/user/me", "signedIn");

/** Asks the server for nothing but an answer: if the link has ended, the refusal ends the sign-in. */
const ask = () => void call(me).catch(() => undefined);

/** Says to a substitute where they teach and until when; once the link has ended, leads back to its page. */
export function SubstituteBanner({
  site,
  until,
  onStage,
}: {
  readonly site: string;
  readonly until: string;
  /** In class mode the screen is the class's. */
  readonly onStage: boolean | undefined;
}) {
  const { t } = useTranslation("viewAs");
  const format = useFormat();
  useEffect(() => onSignOut(backToLink), []);
  const { pathname } = useLocation();
  // A screen whose data is kept makes no call that would be refused.
  useEffect(ask, [pathname]);
  useEffect(() => {
    // Clocks of devices differ, so the server is asked whether the link is over.
    const timer = setTimeout(ask, Math.max(0, Date.parse(until) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [until]);
  if (onStage) return null;
  return (
    <aside className="view-banner no-print" aria-label={t("standIn.label")}>
      <span>{t("standIn.banner", { site, at: format.moment(until) })}</span>
      <Button size="small" variant="outlined" color="secondary" onClick={() => void leaveClass()}>
        {t("standIn.leave")}
      </Button>
    </aside>
  );
}
