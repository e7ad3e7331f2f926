import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { AccountHeading } from "../AccountHeading.tsx";
import { FrontAlert } from "../front/FrontAlert.tsx";
import { FrontButton } from "../front/FrontButton.tsx";

/** Recovery codes, which are shown this once: to copy, save or print. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation("factors");
  const brand = useConstants()?.brand.name ?? "Kindling";
  const [isKept, setKept] = useState(false);
  const text = [t("codes.file", { brand }), "", ...codes, ""].join("\n");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      succeed(t("codes.copied"));
    } catch (error) {
      fail(error, t("codes.notCopied"));
    }
  }

  async function save() {
    const { saveFile } = await import("../../core/api.ts");
    saveFile(new Blob([text], { type: "text/plain" }), t("codes.fileName"));
  }

  return (
    <>
      <AccountHeading title={t("codes.title")} text={t("codes.text")} />
      <div className="factor-step">
        <FrontAlert tone="warning">{t("codes.once")}</FrontAlert>
        <ul className="factor-codes" aria-label={t("codes.title")}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="factor-actions">
          <FrontButton kind="outlined" onClick={() => void copy()}>
            {t("codes.copy")}
          </FrontButton>
          <FrontButton kind="outlined" onClick={() => void save()}>
            {t("codes.save")}
          </FrontButton>
          <FrontButton kind="outlined" onClick={() => window.print()}>
            {t("codes.print")}
          </FrontButton>
        </div>
        <label className="check">
          <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
          {t("codes.kept")}
        </label>
        <FrontButton disabled={!isKept} onClick={onDone}>
          {t("codes.done")}
        </FrontButton>
      </div>
    </>
  );
}
