import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { signIn } from "../core/session.ts";
import { isRemembered, keepRemembered } from "../core/storage.ts";
import { succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { accountCalls } from "./accountCalls.ts";
import { FrontLink } from "./front/FrontLink.tsx";
import { useSending } from "./useSending.ts";

/** The sign-in; errors stay on the card, and the input is kept. */
export function SignInPage() {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(isRemembered);
  const sending = useSending(t("signIn.failed"));

  function submit() {
    if (!email.trim() || !password) return sending.refuse(t("signIn.incomplete"));
    void sending.send(async () => {
      const reply = await call(accountCalls.login, { body: { email: email.trim(), password, remember } });
      keepRemembered(remember);
      signIn(reply);
      succeed(t("signIn.done"));
    });
  }

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
          autoComplete="username"
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
    </>
  );
}
