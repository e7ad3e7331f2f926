import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { CallError, call } from "../core/api.ts";
import { lightEndpoints } from "../core/lightEndpoints.ts";
import { type Session, signIn, useSession } from "../core/session.ts";
import { fail, failureText, succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountHeading } from "./AccountHeading.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useNewPassword } from "./useNewPassword.ts";
import { useSignOut } from "./useSignOut.ts";

/** Choosing a password of one's own: at the first sign-in because one must, later because one likes to. */
export function ChangePasswordPage() {
  const { t } = useTranslation("account");
  const session = useSession();
  if (session) return <ChangePasswordForm session={session} />;
  return (
    <>
      <AccountHeading title={t("change.title")} text={t("change.signedOut")} />
      <Button component={Link} to="/log-in" variant="contained" size="large" fullWidth>
        {t("toSignIn")}
      </Button>
    </>
  );
}

function ChangePasswordForm({ session }: { readonly session: Session }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const leave = useSignOut();
  const forced = session.claims.new_login;
  const chosen = useNewPassword();
  const [current, setCurrent] = useState("");
  const [currentFault, setCurrentFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function show(error: unknown) {
    const atCurrent =
      error instanceof CallError && error.errors.find((each) => each.path === "current_password");
    if (atCurrent) setCurrentFault(atCurrent.msg);
    else if (!chosen.blame(error)) setRefusal(failureText(error, t("change.failed")));
  }

  async function send() {
    setBusy(true);
    setRefusal(null);
    try {
      const body = { password: chosen.password, ...(!forced && { current_password: current }) };
      signIn(await call(lightEndpoints.setNewPassword, { body }));
      succeed(t("change.done"));
      await navigate("/", { replace: true });
    } catch (error) {
      show(error);
      fail(error, t("change.failed"));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = !forced && !current;
    setCurrentFault(missing ? t("change.currentMissing") : null);
    if (chosen.check() && !missing && !busy) void send();
  }

  return (
    <>
      <AccountHeading title={t("change.title")} text={t(forced ? "change.forced" : "change.intro")} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {refusal && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
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
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {t("change.submit")}
        </Button>
        {forced ? (
          <Button onClick={() => void leave()}>{t("signOut")}</Button>
        ) : (
          <Button onClick={() => void navigate(-1)}>{t("change.cancel")}</Button>
        )}
      </Stack>
    </>
  );
}
