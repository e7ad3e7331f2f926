import type { mailStopEndpoints } from "@kindling/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { light } from "../core/lightEndpoints.ts";
import { failureText } from "../core/toasts.ts";
import { AccountHeading } from "./AccountHeading.tsx";
import { FrontAlert } from "./front/FrontAlert.tsx";
import { FrontButton } from "./front/FrontButton.tsx";

/** The two calls of this screen without their schemas, which weigh more than it does. */
export const stopCalls = {
  read: light<typeof mailStopEndpoints.read>("GET", "/mail/stop/:token", "public"),
  stop: light<typeof mailStopEndpoints.stop>("POST", "/mail/stop/:token", "public"),
};

interface Stoppable {
  readonly name: string;
  /** Null of notifications, whose name is a sentence. */
  readonly owner: string | null;
  readonly stopped: boolean;
}

/** Where the link in a mailed report or in notifications leads: one button stops those mails, another takes that back; no sign-in. */
export function StopMailsPage() {
  const { t } = useTranslation("header");
  const [token] = useState(() => decodeURIComponent(window.location.pathname.split("/")[2] ?? ""));
  const [found, setFound] = useState<Stoppable | null>(null);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    call(stopCalls.read, { params: { token } }).then(
      ({ data }) => left || setFound(data),
      (error: unknown) => left || setFault(failureText(error, t("stopMails.failed"))),
    );
    return () => {
      left = true;
    };
  }, [token, t]);
  const put = async (resume: boolean) => {
    setBusy(true);
    setFault("");
    try {
      setFound((await call(stopCalls.stop, { params: { token }, body: { resume } })).data);
    } catch (error) {
      setFault(failureText(error, t("stopMails.failed")));
    } finally {
      setBusy(false);
    }
  };
  if (!found) {
    return (
      <>
        <AccountHeading title={t("stopMails.title")} text="" />
        {fault ? <FrontAlert tone="error">{fault}</FrontAlert> : <div className="account-wait" aria-busy />}
      </>
    );
  }
  const { name, owner, stopped } = found;
  return (
    <>
      <AccountHeading
        title={t(stopped ? "stopMails.done" : "stopMails.title")}
        text={owner === null ? name : t(stopped ? "stopMails.doneText" : "stopMails.text", { name, owner })}
      />
      <div className="account-form">
        {fault && <FrontAlert tone="error">{fault}</FrontAlert>}
        <FrontButton kind={stopped ? "outlined" : "contained"} busy={busy} onClick={() => void put(stopped)}>
          {t(stopped ? "stopMails.resume" : "stopMails.stop")}
        </FrontButton>
      </div>
    </>
  );
}
