import "./factors.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { FrontAlert } from "../front/FrontAlert.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { useSending } from "../useSending.ts";
import { isCalledOff, offersInField, signWithPasskey } from "./browserPasskeys.ts";
import { signInSteps } from "./factorCalls.ts";
import type { Finished } from "./SecondStep.tsx";

/** Before the server's five minutes are over, the browser gets a new challenge. */
const renewal = 4 * 60_000;

async function signIn(remember: boolean, fromField: boolean) {
  const { data } = await call(signInSteps.passkeyOptions, { body: {} });
  const passkey = await signWithPasskey(data, fromField);
  const { data: answered } = await call(signInSteps.passkey, { body: { passkey, remember } });
  const { device: _, recovery_codes_left: __, ...session } = answered;
  return { data: session };
}

/** Signs in with a passkey: by a button, and where the browser can, by the field for the email. */
export function PasskeySignIn({
  remember,
  onDone,
}: {
  readonly remember: boolean;
  readonly onDone: (reply: Finished) => void;
}) {
  const { t } = useTranslation("factors");
  const sending = useSending(t("passkey.failed"));
  // The offer in the field stays open while the choice beside it changes.
  const latest = useRef({ remember, onDone, send: sending.send });
  useEffect(() => {
    latest.current = { remember, onDone, send: sending.send };
  });
  useEffect(() => {
    let isOver = false;
    const offer = async () => {
      if (isOver || !(await offersInField())) return;
      try {
        const reply = await signIn(latest.current.remember, true);
        if (!isOver) latest.current.onDone(reply);
      } catch (error) {
        // What the browser can't offer is no fault of the person's; a refused passkey is.
        const isRefused = error instanceof CallError && error.status > 400 && error.status < 500;
        if (!isOver && isRefused) void latest.current.send(() => Promise.reject(error));
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), renewal);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  const start = () =>
    sending.send(async () => {
      try {
        onDone(await signIn(remember, false));
      } catch (error) {
        if (!isCalledOff(error)) throw error;
      }
    });
  return (
    <div className="factor-passkey">
      {sending.refused && <FrontAlert tone="error">{sending.refused.text}</FrontAlert>}
      <FrontButton kind="outlined" busy={sending.busy} onClick={() => void start()}>
        {t("passkey.signIn")}
      </FrontButton>
    </div>
  );
}
