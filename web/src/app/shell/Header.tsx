import "./header.css";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Session } from "../../core/session.ts";
import { bulkReports } from "../../ui/bulk/bulkReport.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { DemoBanner } from "../DemoBanner.tsx";
import { FindButton } from "../finding/FindButton.tsx";
import { LanguageSwitch } from "../preferences/LanguageSwitch.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Today } from "./Today.tsx";

const later = loadOnce(() => import("./headerLater.ts"));

export function Header({
  session,
  start,
  always = "",
}: {
  readonly session: Session;
  readonly start: ReactNode;
  /** Whether the start also shows where a sidebar could stand. */
  readonly always?: "always" | "";
}) {
  const hasReport = useSyncExternalStore(bulkReports.listen, bulkReports.read) !== null;
  const [finds, setFinds] = useState(false);
  const [wantsKeys, setWantsKeys] = useState(false);
  return (
    <>
      <DemoBanner />
      <Later from={later} wanted={hasReport || finds || wantsKeys}>
        {({ BulkReportDialog, Palettes }) => (
          <>
            <BulkReportDialog />
            <Palettes
              session={session}
              open={finds}
              onOpen={() => setFinds(true)}
              onClose={() => setFinds(false)}
              wanted={wantsKeys}
            />
          </>
        )}
      </Later>
      <header className="header no-print">
        <div className={`header-start ${always}`}>{start}</div>
        <Today known={session.user.currentSession} />
        <span className="header-space" />
        <FindButton onOpen={() => setFinds(true)} onEarly={() => setWantsKeys(true)} />
        <LanguageSwitch />
        <AccountMenu session={session} />
      </header>
    </>
  );
}
