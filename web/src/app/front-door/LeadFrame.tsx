import "./leadFrame.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrontLink } from "../../account/front/FrontLink.tsx";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { DemoBanner } from "../DemoBanner.tsx";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { contentId, SkipLink } from "../shell/SkipLink.tsx";

/** The frame of the pages for schools that do not take part yet: the logo and the language above, the rest below. */
export function LeadFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(["landing", "app"]);
  const constants = useConstants();
  const brand = constants?.brand.name ?? "Kindling";
  return (
    <div className="lead-frame">
      <SkipLink />
      <DemoBanner />
      <header className="lead-bar">
        <FrontLink to="/lead-module" className="lead-home" label={t("app:menu.toHome", { brand })}>
          <Logo name={brand} url={constants?.brand.logo ?? null} size={34} />
        </FrontLink>
        <div className="no-print">
          <LanguageChoice />
        </div>
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className="lead-foot no-print">
        <div className="lead-bar">
          <span className="muted">
            {brand} · {t("footer.text")}
          </span>
          <FrontLink to="/log-in">{t("footer.signIn")}</FrontLink>
          <ThemeChoice />
        </div>
      </footer>
    </div>
  );
}
