import { useTranslation } from "react-i18next";
import { AccountForm } from "../AccountForm.tsx";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontButton } from "../front/FrontButton.tsx";
import { QrCode } from "../qr-code/QrCode.tsx";
import { useSending } from "../useSending.ts";
import { CodeField } from "./CodeField.tsx";
import { useCode } from "./useCode.ts";

/** Shows an app's secret as a picture and as text, and takes a first code of it. */
export function AppSetup({
  secret,
  uri,
  onCode,
  onBack,
}: {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation("factors");
  const code = useCode();
  const sending = useSending(t("failed"));
  return (
    <>
      <AccountHeading title={t("app.title")} text={t("app.text")} />
      <AccountForm
        refused={sending.refused}
        busy={sending.busy}
        submit={t("app.confirm")}
        onSubmit={() => {
          if (code.check("app")) void sending.send(() => onCode(code.text.replaceAll(/\s/g, "")), code.blame);
        }}
        after={
          <FrontButton kind="text" onClick={onBack}>
            {t("cancel")}
          </FrontButton>
        }
      >
        <QrCode text={uri} label={t("app.qr")} width="min(220px, 100%)" />
        <p className="factor-secret">
          <span className="muted">{t("app.secret")}</span>
          <code>{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
        </p>
        <CodeField kind="app" value={code.text} onChange={code.setText} error={code.fault} />
      </AccountForm>
    </>
  );
}
