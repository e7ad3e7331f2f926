import "./header.css";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../core/session.ts";
import { bulkReports } from "../../ui/bulk/bulkReport.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { DemoBanner } from "../DemoBanner.tsx";
import { FindButton } from "../finding/FindButton.tsx";
import { LanguageSwitch } from "../preferences/LanguageSwitch.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import type { Wanted } from "./HeaderLater.tsx";
import { Today } from "./Today.tsx";

const later = loadOnce(() => import("./HeaderLater.tsx"));

export function Header({
  session,
  start,
  always = "",
}: {
  readonly session: Session;
  readonly start: ReactNode;
  /** Whether the start also shows where a sidebar could stand: for instructors, who get no notifications. */
  readonly always?: "always" | "";
}) {
  const hasReport = useSyncExternalStore(bulkReports.listen, bulkReports.read) !== null;
  const { t } = useTranslation(["app", "ui"]);
  const [bell, setBell] = useState<HTMLElement | null>(null);
  const [wanted, want] = useState<Wanted>("");
  return (
    <>
      <DemoBanner />
      <Later from={later} wanted={hasReport || Boolean(wanted)}>
        {({ HeaderLater }) => <HeaderLater session={session} bell={bell} wanted={wanted} onWant={want} />}
      </Later>
      <header className="header no-print">
        <div className={`header-start ${always}`}>{start}</div>
        <Today known={session.user.currentSession} />
        <span className="header-space" />
        <FindButton onOpen={() => want("find")} onEarly={() => want((now) => now || "keys")} />
        {!always && (
          <button
            ref={setBell}
            type="button"
            className="bell"
            aria-haspopup="dialog"
            onClick={() => want("bell")}
          >
            <span>{t("titles.notifications")}</span>
          </button>
        )}
        <button type="button" className="help" title={t("ui:help")} onClick={() => want("guide")}>
          <span>{t("ui:help")}</span>
        </button>
        <LanguageSwitch />
        <AccountMenu session={session} />
      </header>
    </>
  );
}
