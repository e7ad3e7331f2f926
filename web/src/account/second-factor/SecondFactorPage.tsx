import "./factors.css";
import type { ownFactorEndpoints, ReplyOf } from "@kindling/contract";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { AccountHeading } from "../AccountHeading.tsx";
import { go } from "../front/address.ts";
import { FrontAlert } from "../front/FrontAlert.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { FrontLink } from "../front/FrontLink.tsx";
import { ToSignIn } from "../ToSignIn.tsx";
import { AppSetup } from "./AppSetup.tsx";
import { FactorOverview, type OverviewDeed } from "./FactorOverview.tsx";
import { ownFactors } from "./factorCalls.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RenameStep } from "./RenameStep.tsx";

export type OwnFactors = ReplyOf<typeof ownFactorEndpoints.get>["data"];

/** What the page shows: all there is, or one step of what is being done. */
type Step =
  | { readonly kind: "overview" }
  | { readonly kind: "deed"; readonly deed: OverviewDeed }
  | { readonly kind: "app"; readonly secret: string; readonly uri: string }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

/** What one's own sign-in asks for besides the password. */
export function SecondFactorPage() {
  const { t } = useTranslation("factors");
  const session = useSession();
  const mustChoose = session?.claims.new_login ?? false;
  useEffect(() => {
    if (mustChoose) go("/change-password", { replace: true });
  }, [mustChoose]);
  if (session) return mustChoose ? null : <OwnFactorsOf />;
  return (
    <>
      <AccountHeading title={t("overview.title")} text={t("overview.signedOut")} />
      <ToSignIn isButton />
    </>
  );
}

function OwnFactorsOf() {
  const { t } = useTranslation("factors");
  const format = useFormat();
  const [factors, setFactors] = useState<OwnFactors | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<Step>({ kind: "overview" });
  const load = useCallback(
    () =>
      call(ownFactors.get).then(
        ({ data }) => {
          setFactors(data);
          setFailure(null);
        },
        (error: unknown) => setFailure(failureText(error, t("overview.failed"))),
      ),
    [t],
  );
  useEffect(() => void load(), [load]);
  const back = () => {
    setStep({ kind: "overview" });
    void load();
  };

  /** After a factor was added: its recovery codes first, if it brought any. */
  function added(message: string | undefined, codes: readonly string[] | null) {
    if (message) succeed(message);
    if (codes) setStep({ kind: "codes", codes });
    else back();
  }

  async function carryOut(deed: OverviewDeed, password: string) {
    const body = { password };
    if (deed.kind === "addApp") {
      setStep({ kind: "app", ...(await call(ownFactors.addApp, { body })).data });
    } else if (deed.kind === "addPasskey") {
      const { makePasskey } = await import("./browserPasskeys.ts");
      const passkey = await makePasskey((await call(ownFactors.addPasskey, { body })).data);
      const { data, message } = await call(ownFactors.confirmPasskey, { body: { passkey } });
      added(message, data.recovery_codes);
    } else if (deed.kind === "newCodes") {
      const { data, message } = await call(ownFactors.renewCodes, { body });
      added(message, data.recovery_codes);
    } else if (deed.kind === "removePasskey") {
      const { message } = await call(ownFactors.removePasskey, { params: { id: deed.passkey.id }, body });
      added(message, null);
    } else {
      added((await call(ownFactors.removeApp, { body })).message, null);
    }
  }

  if (failure !== null) {
    return (
      <>
        <AccountHeading title={t("overview.title")} text={t("overview.text")} />
        <div className="factor-step">
          <FrontAlert tone="error">{failure}</FrontAlert>
          <FrontButton onClick={() => void load()}>{t("overview.again")}</FrontButton>
        </div>
      </>
    );
  }
  if (!factors) return <div className="account-wait" aria-busy />;
  if (step.kind === "codes") return <RecoveryCodes codes={step.codes} onDone={back} />;
  if (step.kind === "app") {
    const confirm = async (code: string) => {
      const { data, message } = await call(ownFactors.confirmApp, { body: { code } });
      added(message, data.recovery_codes);
    };
    return <AppSetup secret={step.secret} uri={step.uri} onCode={confirm} onBack={back} />;
  }
  if (step.kind === "deed") {
    const { deed } = step;
    if (deed.kind === "rename") return <RenameStep passkey={deed.passkey} onBack={back} />;
    return <PasswordStep deed={deed} onPassword={(text) => carryOut(deed, text)} onBack={back} />;
  }
  return (
    <>
      <AccountHeading title={t("overview.title")} text={t("overview.text")} />
      {factors.due && factors.app_since === null && factors.passkeys.length === 0 && (
        <FrontAlert tone="info">{t("overview.due", { day: format.date(factors.due) })}</FrontAlert>
      )}
      <FactorOverview factors={factors} onDeed={(deed) => setStep({ kind: "deed", deed })} onChange={back} />
      <FrontLink to="/" className="button text wide">
        {t("overview.leave")}
      </FrontLink>
    </>
  );
}
