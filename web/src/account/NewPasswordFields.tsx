import { passwordLength } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { AccountField } from "./AccountField.tsx";
import type { NewPassword } from "./useNewPassword.ts";

export function NewPasswordFields({ chosen }: { readonly chosen: NewPassword }) {
  const { t } = useTranslation("account");
  return (
    <>
      <AccountField
        label={t("newPassword.label")}
        type="password"
        value={chosen.password}
        onChange={chosen.setPassword}
        autoComplete="new-password"
        error={chosen.faults.password ?? null}
        hint={t("newPassword.hint", passwordLength)}
      />
      <AccountField
        label={t("newPassword.repeat")}
        type="password"
        value={chosen.repeated}
        onChange={chosen.setRepeated}
        autoComplete="new-password"
        error={chosen.faults.repeated ?? null}
      />
    </>
  );
}
