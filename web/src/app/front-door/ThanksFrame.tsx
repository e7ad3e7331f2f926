import "./leadFrame.css";
import type { ReactNode } from "react";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { contentId, SkipLink } from "../shell/SkipLink.tsx";

/** The frame of the page for charities: the logo and the language, and no way into the portal. */
export function ThanksFrame({ children }: { readonly children: ReactNode }) {
  const constants = useConstants();
  const brand = constants?.brand.name ?? "Kindling";
  return (
    <div className="lead-frame">
      <SkipLink />
      <header className="lead-bar">
        <Logo name={brand} url={constants?.brand.logo ?? null} size={34} />
        <LanguageChoice />
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className="lead-foot">
        <div className="lead-bar">
          <span className="muted">{brand}</span>
          <ThemeChoice />
        </div>
      </footer>
    </div>
  );
}
