import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { FrontField } from "../front/FrontField.tsx";
import { useSending } from "../useSending.ts";
import { ownFactors } from "./factorCalls.ts";
import type { OwnFactors } from "./SecondFactorPage.tsx";

/** Gives a passkey another name. */
export function RenameStep({
  passkey,
  onBack,
}: {
  readonly passkey: OwnFactors["passkeys"][number];
  readonly onBack: () => void;
}) {
  const { t } = useTranslation("factors");
  const [name, setName] = useState(passkey.name);
  const [fault, setFault] = useState<string | null>(null);
  const sending = useSending(t("failed"));

  function submit() {
    setFault(name.trim() ? null : t("rename.missing"));
    if (!name.trim()) return;
    void sending.send(async () => {
      const { message } = await call(ownFactors.renamePasskey, {
        params: { id: passkey.id },
        body: { name: name.trim() },
      });
      if (message) succeed(message);
      onBack();
    });
  }

  return (
    <>
      <AccountHeading title={t("rename.title")} text={t("rename.text")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        onSubmit={submit}
        submit={t("rename.submit")}
        after={
          <FrontButton kind="text" onClick={onBack}>
            {t("cancel")}
          </FrontButton>
        }
      >
        <FrontField label={t("rename.label")} required error={fault}>
          {(described) => (
            <input
              {...described}
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
              // biome-ignore lint/a11y/noAutofocus: the step is there for this one field.
              autoFocus
            />
          )}
        </FrontField>
      </AccountForm>
    </>
  );
}
