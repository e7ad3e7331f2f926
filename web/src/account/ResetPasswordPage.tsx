import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { succeed } from "../core/toasts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { accountCalls } from "./accountCalls.ts";
import { go } from "./front/address.ts";
import { FrontLink } from "./front/FrontLink.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { ToSignIn } from "./ToSignIn.tsx";
import { useNewPassword } from "./useNewPassword.ts";
import { useSending } from "./useSending.ts";

/** Where a mailed link leads: setting a password with the link's token. */
export function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const [token] = useState(() => new URLSearchParams(window.location.search).get("token") ?? "");
  const chosen = useNewPassword();
  const sending = useSending(t("signIn.failed"), token ? null : t("reset.noToken"));

  function submit() {
    if (!chosen.check()) return;
    void sending.send(async () => {
      await call(accountCalls.resetPassword, { body: { token, password: chosen.password } });
      succeed(t("reset.done"));
      go("/password-success", { replace: true });
    }, chosen.blame);
  }

  return (
    <>
      <AccountHeading title={t("reset.title")} text={t("reset.intro")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        disabled={!token}
        onSubmit={submit}
        submit={t("reset.submit")}
        remedy={<FrontLink to="/forgot-password">{t("reset.newLink")}</FrontLink>}
        after={<ToSignIn />}
      >
        <NewPasswordFields chosen={chosen} />
      </AccountForm>
    </>
  );
}
