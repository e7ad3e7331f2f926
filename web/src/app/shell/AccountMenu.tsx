import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

/** What the menu opens, loaded behind the first screen. */
export const accountPanel = loadOnce(() => import("./accountPanels.tsx"));

function initials(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return (first.charAt(0) + (others.at(-1) ?? "").charAt(0)).toUpperCase();
}

export function AccountMenu({ session }: { readonly session: Session }) {
  const { t } = useTranslation("app");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { fullName } = session.user;
  return (
    <>
      {/* The letters are drawn by the style sheet: as text they would have to be part of the button's name. */}
      <button
        type="button"
        className="account-button"
        data-initials={initials(fullName)}
        aria-label={t("menu.account", { name: fullName })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Later from={accountPanel} wanted={anchor !== null}>
        {({ AccountPanel }) => (
          <AccountPanel session={session} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Later>
    </>
  );
}
