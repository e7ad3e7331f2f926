import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { call } from "../core/api.ts";
import { lightEndpoints } from "../core/lightEndpoints.ts";
import { fail, failureText, succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountHeading } from "./AccountHeading.tsx";

/** Asks for a mail with a link to set a new password. The answer never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    const address = email.trim();
    if (!address) {
      setRefusal(t("forgot.incomplete"));
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await call(lightEndpoints.forgotPassword, { body: { email: address } });
      succeed(t("forgot.done"));
      setSentTo(address);
    } catch (error) {
      setRefusal(failureText(error, t("forgot.failed")));
      fail(error, t("forgot.failed"));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send();
  }

  return (
    <>
      <AccountHeading title={t("forgot.title")} text={t("forgot.intro")} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {sentTo && (
          <Alert severity="success" role="status">
            {t("forgot.sent", { email: sentTo })}
          </Alert>
        )}
        <AccountField
          label={t("email")}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          error={refusal}
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {t(sentTo ? "forgot.again" : "forgot.submit")}
        </Button>
        <Link component={RouterLink} to="/log-in" sx={{ alignSelf: "center" }}>
          {t("toSignIn")}
        </Link>
      </Stack>
    </>
  );
}
