import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useConstants } from "../../core/constants.ts";
import { failureText } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { confirmCalls, readFactors } from "./confirmCalls.ts";

const browser = () => import("../second-factor/browserPasskeys.ts");

/** Confirms with a passkey in place of the password; nothing for people without one. */
export function PasskeyConfirm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("factors");
  const enabled =
    useConstants()?.passkey_origin === window.location.origin && "PublicKeyCredential" in window;
  const { data } = useQuery({ ...dataQuery(["ownFactors"], readFactors), enabled });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!data || data.passkeys.length === 0) return null;

  const sign = async () => {
    setBusy(true);
    setFault(null);
    const { isCalledOff, signWithPasskey } = await browser();
    try {
      const { data: options } = await call(confirmCalls.passkeyOptions);
      await call(confirmCalls.passkey, { body: { passkey: await signWithPasskey(options) } });
      onDone();
    } catch (error) {
      if (!isCalledOff(error)) setFault(failureText(error, t("confirmPassword.passkeyFailed")));
      setBusy(false);
    }
  };
  return (
    <Stack sx={{ gap: 1.5, mt: 2, alignItems: "flex-start" }}>
      <Button variant="outlined" loading={busy} onClick={() => void sign()}>
        {t("confirmPassword.passkey")}
      </Button>
      {fault && <Alert severity="error">{fault}</Alert>}
    </Stack>
  );
}
