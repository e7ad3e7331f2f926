import type { SecondFactorNeeded } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { useSending } from "../useSending.ts";
import { AppSetup } from "./AppSetup.tsx";
import { signInSteps } from "./factorCalls.ts";
import { usePasskeysWork } from "./passkeysWork.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { Finished } from "./SecondStep.tsx";

/** Sets up what the role requires, before the sign-in is finished. */
export function EnrollStep({
  needed: { ticket, enroll },
  onDone,
  onBack,
}: {
  readonly needed: SecondFactorNeeded;
  readonly onDone: (reply: Finished) => void;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation("factors");
  const passkeysWork = usePasskeysWork();
  const sending = useSending(t("failed"));
  const [app, setApp] = useState<{ secret: string; uri: string } | null>(null);
  const [made, setMade] = useState<{ reply: Finished; codes: readonly string[] } | null>(null);

  function finish({
    data: { recovery_codes, ...data },
  }: {
    data: Finished["data"] & { recovery_codes: string[] | null };
  }) {
    if (recovery_codes) setMade({ reply: { data }, codes: recovery_codes });
    else onDone({ data });
  }

  const beginApp = () =>
    sending.send(async () => setApp((await call(signInSteps.enrollApp, { body: { ticket } })).data));
  const addPasskey = () =>
    sending.send(async () => {
      const { makePasskey } = await import("./browserPasskeys.ts");
      const { data } = await call(signInSteps.enrollPasskey, { body: { ticket } });
      const passkey = await makePasskey(data);
      finish(await call(signInSteps.confirmPasskey, { body: { ticket, passkey } }));
    });

  if (made) return <RecoveryCodes codes={made.codes} onDone={() => onDone(made.reply)} />;
  if (app) {
    return (
      <AppSetup
        {...app}
        onCode={async (code) => finish(await call(signInSteps.confirmApp, { body: { ticket, code } }))}
        onBack={() => setApp(null)}
      />
    );
  }
  return (
    <>
      <AccountHeading title={t("enroll.title")} text={t("enroll.text")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={() => void beginApp()}
        submit={t("overview.addApp")}
        after={
          <div className="factor-ways">
            {passkeysWork && enroll.includes("passkey") && (
              <FrontButton kind="outlined" disabled={sending.busy} onClick={() => void addPasskey()}>
                {t("overview.addPasskey")}
              </FrontButton>
            )}
            <FrontButton kind="text" onClick={onBack}>
              {t("step.back")}
            </FrontButton>
          </div>
        }
      >
        <p>{t("enroll.how")}</p>
      </AccountForm>
    </>
  );
}
