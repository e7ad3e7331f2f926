import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { AccountField } from "../AccountField.tsx";
import { AccountForm } from "../AccountForm.tsx";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { useSending } from "../useSending.ts";
import type { OverviewDeed } from "./FactorOverview.tsx";

/** Asks for the password before something is changed about a second factor. */
export function PasswordStep({
  deed,
  onPassword,
  onBack,
}: {
  readonly deed: Exclude<OverviewDeed, { kind: "rename" }>;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation("factors");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const sending = useSending(t("failed"));
  const name = "passkey" in deed ? deed.passkey.name : "";

  function blame(error: unknown): boolean {
    const found = error instanceof CallError && error.errors.find(({ path }) => path === "password");
    if (found) setFault(found.msg);
    return Boolean(found);
  }

  function submit() {
    setFault(password ? null : t("password.missing"));
    if (password) void sending.send(() => onPassword(password), blame);
  }

  return (
    <>
      <AccountHeading title={t(`deeds.${deed.kind}`, { name })} text={t("password.text")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t(`deedButtons.${deed.kind}`)}
        after={
          <FrontButton kind="text" onClick={onBack}>
            {t("cancel")}
          </FrontButton>
        }
      >
        <AccountField
          label={t("password.label")}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={fault}
          autoFocus
        />
      </AccountForm>
    </>
  );
}
