import "./factors.css";
import {
  type ReplyOf,
  rememberedDays,
  type SecondFactorNeeded,
  type secondFactorEndpoints,
} from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { useSending } from "../useSending.ts";
import { CodeField } from "./CodeField.tsx";
import { EnrollStep } from "./EnrollStep.tsx";
import { signInSteps } from "./factorCalls.ts";
import { keepDevice } from "./keepDevice.ts";
import { usePasskeysWork } from "./passkeysWork.ts";

import { useCode } from "./useCode.ts";

type Reply = ReplyOf<typeof secondFactorEndpoints.code>;
/** What every way to finish a sign-in answers. */
export type Finished = { readonly data: Omit<Reply["data"], "device" | "recovery_codes_left"> };

interface StepProps {
  readonly needed: SecondFactorNeeded;
  /** Takes the finished sign-in. */
  readonly onDone: (reply: Finished) => void;
  /** Begins the sign-in anew. */
  readonly onBack: () => void;
}

/** What a sign-in asks for after the password. */
export function SecondStep(props: StepProps) {
  return props.needed.enroll.length > 0 ? <EnrollStep {...props} /> : <AskStep {...props} />;
}

type Way = SecondFactorNeeded["methods"][number];

function AskStep({ needed: { ticket, methods }, onDone, onBack }: StepProps) {
  const { t } = useTranslation("factors");
  const passkeysWork = usePasskeysWork();
  const ways = methods.filter((way) => way !== "passkey" || passkeysWork);
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const [remembers, setRemembers] = useState(false);
  const code = useCode();
  const sending = useSending(t("failed"));

  function finish({ data: { device, recovery_codes_left, ...data } }: Reply) {
    keepDevice(device);
    if (way === "recovery_code") succeed(t("overview.codesLeft", { count: recovery_codes_left }));
    onDone({ data });
  }

  async function usePasskey() {
    const { signWithPasskey } = await import("./browserPasskeys.ts");
    const { data } = await call(signInSteps.passkeyOptions, { body: { ticket } });
    const passkey = await signWithPasskey(data);
    finish(await call(signInSteps.passkey, { body: { ticket, passkey, remember_device: remembers } }));
  }

  function submit() {
    if (way === "passkey") return void sending.send(usePasskey);
    const kind = way === "app" ? "app" : "recovery";
    if (!code.check(kind)) return;
    void sending.send(async () => {
      const typed = kind === "app" ? { code: code.text } : { recovery_code: code.text };
      finish(await call(signInSteps.code, { body: { ticket, ...typed, remember_device: remembers } }));
    }, code.blame);
  }

  if (!way) {
    return (
      <>
        <AccountHeading title={t("step.title")} text={t("step.none")} />
        <FrontButton onClick={onBack}>{t("step.back")}</FrontButton>
      </>
    );
  }
  return (
    <>
      <AccountHeading title={t("step.title")} text={t(`step.${way}`)} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t(way === "passkey" ? "step.usePasskey" : "step.submit")}
        after={
          <div className="factor-ways">
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <FrontButton
                  key={other}
                  kind="text"
                  onClick={() => {
                    code.clear();
                    setWay(other);
                  }}
                >
                  {t(`ways.${other}`)}
                </FrontButton>
              ))}
            <FrontButton kind="text" onClick={onBack}>
              {t("step.back")}
            </FrontButton>
          </div>
        }
      >
        {way !== "passkey" && (
          <CodeField
            kind={way === "app" ? "app" : "recovery"}
            value={code.text}
            onChange={code.setText}
            error={code.fault}
          />
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={remembers}
            onChange={(event) => setRemembers(event.target.checked)}
          />
          {t("step.remember", { count: rememberedDays })}
        </label>
      </AccountForm>
    </>
  );
}
