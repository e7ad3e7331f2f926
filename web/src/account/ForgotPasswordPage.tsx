import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { accountCalls } from "./accountCalls.ts";
import { FrontAlert } from "./front/FrontAlert.tsx";
import { ToSignIn } from "./ToSignIn.tsx";
import { useSending } from "./useSending.ts";

/** Asks for a mail with a link to set a new password. The answer never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useSending(t("forgot.failed"));

  function submit() {
    const address = email.trim();
    if (!address) return sending.refuse(t("forgot.incomplete"));
    void sending.send(async () => {
      await call(accountCalls.forgotPassword, { body: { email: address } });
      succeed(t("forgot.done"));
      setSentTo(address);
    });
  }

  return (
    <>
      <AccountHeading title={t("forgot.title")} text={t("forgot.intro")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t(sentTo ? "forgot.again" : "forgot.submit")}
        after={<ToSignIn />}
      >
        {sentTo && !sending.refused && (
          <FrontAlert tone="success">{t("forgot.sent", { email: sentTo })}</FrontAlert>
        )}
        <AccountField
          label={t("email")}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          autoFocus
        />
      </AccountForm>
    </>
  );
}
