import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../core/api.ts";
import { type Session, signIn, useSession } from "../core/session.ts";
import { succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { accountCalls } from "./accountCalls.ts";
import { go } from "./front/address.ts";
import { FrontButton } from "./front/FrontButton.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { ToSignIn } from "./ToSignIn.tsx";
import { useNewPassword } from "./useNewPassword.ts";
import { useSending } from "./useSending.ts";
import { useSignOut } from "./useSignOut.ts";

/** Choosing a password of one's own: at the first sign-in because one must, later because one likes to. */
export function ChangePasswordPage() {
  const { t } = useTranslation("account");
  const session = useSession();
  if (session) return <ChangePasswordForm session={session} />;
  return (
    <>
      <AccountHeading title={t("change.title")} text={t("change.signedOut")} />
      <ToSignIn isButton />
    </>
  );
}

function ChangePasswordForm({ session }: { readonly session: Session }) {
  const { t } = useTranslation("account");
  const leave = useSignOut();
  const forced = session.claims.new_login;
  const chosen = useNewPassword();
  const [current, setCurrent] = useState("");
  const [currentFault, setCurrentFault] = useState<string | null>(null);
  const sending = useSending(t("change.failed"));

  function blame(error: unknown): boolean {
    const fault = error instanceof CallError && error.errors.find((each) => each.path === "current_password");
    if (fault) setCurrentFault(fault.msg);
    return Boolean(fault) || chosen.blame(error);
  }

  function submit() {
    const missing = !forced && !current;
    setCurrentFault(missing ? t("change.currentMissing") : null);
    if (!chosen.check() || missing) return;
    void sending.send(async () => {
      const body = { password: chosen.password, ...(!forced && { current_password: current }) };
      signIn(await call(accountCalls.setNewPassword, { body }));
      succeed(t("change.done"));
      go("/", { replace: true });
    }, blame);
  }

  return (
    <>
      <AccountHeading title={t("change.title")} text={t(forced ? "change.forced" : "change.intro")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t("change.submit")}
        after={
          forced ? (
            <FrontButton kind="text" onClick={() => void leave()}>
              {t("signOut")}
            </FrontButton>
          ) : (
            <FrontButton kind="text" onClick={() => window.history.back()}>
              {t("change.cancel")}
            </FrontButton>
          )
        }
      >
        {!forced && (
          <AccountField
            label={t("change.current")}
            type="password"
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
            error={currentFault}
            autoFocus
          />
        )}
        <NewPasswordFields chosen={chosen} />
      </AccountForm>
    </>
  );
}
