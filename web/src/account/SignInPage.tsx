import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { call } from "../core/api.ts";
import { lightEndpoints } from "../core/lightEndpoints.ts";
import { signIn } from "../core/session.ts";
import { isRemembered, keepRemembered } from "../core/storage.ts";
import { fail, failureText, succeed } from "../core/toasts.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountHeading } from "./AccountHeading.tsx";

/** The sign-in. A refusal stays on the card in the server's words, and nothing that was typed is lost. */
export function SignInPage() {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(isRemembered);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    if (!email.trim() || !password) {
      setRefusal(t("signIn.incomplete"));
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      const reply = await call(lightEndpoints.login, { body: { email: email.trim(), password, remember } });
      keepRemembered(remember);
      // The gate sees the session and opens the way to the role home.
      signIn(reply);
      succeed(t("signIn.done"));
    } catch (error) {
      setRefusal(failureText(error, t("signIn.failed")));
      fail(error, t("signIn.failed"));
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
      <AccountHeading title={t("signIn.title")} text={t("signIn.intro")} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {refusal && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
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
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 1,
          }}
        >
          <FormControlLabel
            control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
            label={t("signIn.remember")}
          />
          <Link component={RouterLink} to="/forgot-password">
            {t("signIn.forgot")}
          </Link>
        </Box>
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {t("signIn.submit")}
        </Button>
      </Stack>
    </>
  );
}
