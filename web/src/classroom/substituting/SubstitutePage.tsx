import "../joining/join.css";
import { type ReplyOf, type substituteEndpoints, substitutePinLength } from "@kindling/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { FrontField } from "../../account/front/FrontField.tsx";
import { openClass, ownerOf, wasLeftHere } from "../../account/substituting/substituteLink.ts";
import { CallError, call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { failureText } from "../../core/toasts.ts";
import { forgetDrafts } from "./forgetDrafts.ts";
import { substituteCalls } from "./substituteCalls.ts";
import { UnsentAnswers } from "./UnsentAnswers.tsx";

type Link = ReplyOf<typeof substituteEndpoints.read>["data"];

/** Where a substitute's link leads: the day it is for, and the PIN that opens the class on it. */
export function SubstitutePage({ token }: { readonly token: string }) {
  const { t } = useTranslation("viewAs");
  const format = useFormat();
  const [link, setLink] = useState<Link | null>(null);
  const [fault, setFault] = useState("");
  // Another number asks anew.
  const [asked, ask] = useState(0);
  useEffect(() => {
    let left = false;
    call(substituteCalls.read, { body: { token } }).then(
      ({ data }) => {
        if (left) return;
        setLink(data);
        setFault("");
      },
      (error: unknown) => left || setFault(failureText(error, t("standIn.failed"))),
    );
    return () => {
      left = true;
    };
  }, [token, asked, t]);
  const isOpen = link?.state === "open";
  const isOver = link !== null && !isOpen;
  useEffect(() => {
    void forgetDrafts(isOver || wasLeftHere(token) ? ownerOf(token) : null);
  }, [token, isOver]);
  return (
    <div className="join-page" aria-busy={!link && !fault}>
      <h1 className="text-h1">{t("standIn.title")}</h1>
      {link && <p>{t(`standIn.states.${link.state}`, { day: format.date(link.day, "long") })}</p>}
      {fault && (
        <>
          <FrontAlert tone="error">{fault}</FrontAlert>
          <FrontButton kind="outlined" onClick={() => ask(asked + 1)}>
            {t("standIn.again")}
          </FrontButton>
        </>
      )}
      {isOpen && <PinForm token={token} onChanged={() => ask(asked + 1)} />}
      <UnsentAnswers owner={ownerOf(token)} isOpen={isOpen} />
    </div>
  );
}

function PinForm({
  token,
  onChanged,
}: {
  readonly token: string;
  /** The link may have ended meanwhile. */
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation("viewAs");
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function enter() {
    if (isBusy) return;
    input.current?.focus();
    // A PIN that is too short would count as a wrong one.
    if (pin.length < substitutePinLength) {
      setFault(t("standIn.tooShort"));
      return;
    }
    setBusy(true);
    setFault(null);
    try {
      openClass(token, (await call(substituteCalls.enter, { body: { token, pin } })).data);
    } catch (error) {
      setFault(failureText(error, t("standIn.failed")));
      setBusy(false);
      if (error instanceof CallError && error.status === 409) onChanged();
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <FrontField label={t("standIn.pin")} required error={fault}>
        {(described) => (
          <input
            {...described}
            ref={input}
            className="join-code"
            value={pin}
            onChange={(event) =>
              setPin(event.target.value.replaceAll(/\D/g, "").slice(0, substitutePinLength))
            }
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
          />
        )}
      </FrontField>
      <FrontButton submits busy={isBusy}>
        {t("standIn.enter")}
      </FrontButton>
    </form>
  );
}
