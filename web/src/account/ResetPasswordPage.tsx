import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router";
import { call } from "../core/api.ts";
import { lightEndpoints } from "../core/lightEndpoints.ts";
import { fail, failureText, succeed } from "../core/toasts.ts";
import { AccountHeading } from "./AccountHeading.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useNewPassword } from "./useNewPassword.ts";

/** Where a mailed link leads: setting a password with the link's token. */
export function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const token = useSearchParams()[0].get("token") ?? "";
  const chosen = useNewPassword();
  const [refusal, setRefusal] = useState<string | null>(token ? null : t("reset.noToken"));
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setRefusal(null);
    try {
      await call(lightEndpoints.resetPassword, { body: { token, password: chosen.password } });
      succeed(t("reset.done"));
      await navigate("/password-success", { replace: true });
    } catch (error) {
      if (!chosen.blame(error)) setRefusal(failureText(error, t("signIn.failed")));
      fail(error, t("signIn.failed"));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && chosen.check()) void send();
  }

  return (
    <>
      <AccountHeading title={t("reset.title")} text={t("reset.intro")} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {refusal && (
          <Alert severity="error" role="alert">
            {refusal}{" "}
            <Link component={RouterLink} to="/forgot-password">
              {t("reset.newLink")}
            </Link>
          </Alert>
        )}
        <NewPasswordFields chosen={chosen} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!token}
          loading={busy}
          loadingPosition="start"
        >
          {t("reset.submit")}
        </Button>
        <Link component={RouterLink} to="/log-in" sx={{ alignSelf: "center" }}>
          {t("toSignIn")}
        </Link>
      </Stack>
    </>
  );
}
