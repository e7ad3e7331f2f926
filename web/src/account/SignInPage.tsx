import type { SecondFactorNeeded } from "@kindling/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { signIn } from "../core/session.ts";
import { isRemembered, keepRemembered } from "../core/storage.ts";
import { succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { go } from "./front/address.ts";
import { FrontLink } from "./front/FrontLink.tsx";
import { readDevices } from "./second-factor/readDevices.ts";
import { login } from "./signInCall.ts";
import { useSending } from "./useSending.ts";

const OtherSteps = lazy(async () => ({
  default: (await import("./second-factor/OtherSteps.tsx")).OtherSteps,
}));

/** At an IP address no browser has passkeys; elsewhere there is room for their button. */
const hasRoom = !/^[\d.]+$/.test(location.hostname);

/** What a sign-in is answered that lacks a second step. */
interface Wanting {
  readonly data?: { readonly second_factor?: SecondFactorNeeded } | null;
}

/** The sign-in; errors stay on the card, and the input is kept. */
export function SignInPage() {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(isRemembered);
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);
  const sending = useSending(t("signIn.failed"));

  function done(reply: Parameters<typeof signIn>[0]) {
    keepRemembered(remember);
    signIn(reply);
    succeed(t("signIn.done"));
    if (reply.data.second_factor_due) go("/second-factor", { replace: true });
  }

  function submit() {
    if (!email.trim() || !password) return sending.refuse(t("signIn.incomplete"));
    void sending.send(async () => {
      const body = { email: email.trim(), password, remember, devices: readDevices() };
      try {
        done(await call(login, { body }));
      } catch (error) {
        const wanted = (error as Wanting).data?.second_factor;
        if (!wanted) throw error;
        setNeeded(wanted);
      }
    });
  }

  const others = (
    <Suspense>
      <OtherSteps needed={needed} remember={remember} onDone={done} onBack={setNeeded} />
    </Suspense>
  );
  if (needed) return others;
  return (
    <>
      <AccountHeading title={t("signIn.title")} text={t("signIn.intro")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t("signIn.submit")}
      >
        <AccountField
          label={t("email")}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username webauthn"
          autoFocus
        />
        <AccountField
          label={t("password")}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <div className="account-line">
          <label className="check">
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {t("signIn.remember")}
          </label>
          <FrontLink to="/forgot-password">{t("signIn.forgot")}</FrontLink>
        </div>
      </AccountForm>
      {hasRoom && <div className="account-other">{others}</div>}
    </>
  );
}
