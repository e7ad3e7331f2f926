import "./accountFrame.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { DemoBanner } from "../DemoBanner.tsx";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";

/** The version that small screens show under the card; the specification fixes it. */
const versionLabel = "v1.0.94";

/** The frame of the screens around signing in: a card with the logo on the drawn hills. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("app");
  const constants = useConstants();
  return (
    <div className="account-frame">
      <DemoBanner />
      <main>
        <div className="account-card">
          <div className="account-brand">
            <Logo name={constants?.brand.name ?? "Kindling"} url={constants?.brand.logo ?? null} size={44} />
          </div>
          {children}
        </div>
        <footer>
          <LanguageChoice />
          <ThemeChoice />
        </footer>
        <span aria-label={t("version", { version: versionLabel })} className="account-version">
          {versionLabel}
        </span>
      </main>
    </div>
  );
}
