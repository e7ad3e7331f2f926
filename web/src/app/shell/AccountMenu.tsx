import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

/** What the menu opens, loaded behind the first screen. */
export const accountPanel = loadOnce(() => import("./AccountPanel.tsx"));

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => word?.[0]?.toUpperCase() ?? "")
    .join("");
}

export function AccountMenu({ session }: { readonly session: Session }) {
  const { t } = useTranslation("app");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { fullName } = session.user;
  return (
    <>
      <ButtonBase
        aria-label={t("menu.account", { name: fullName })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 999, p: 0.5 }}
      >
        {/* Drawn by the style sheet: as text the letters would have to be part of the button's name. */}
        <Box
          component="span"
          data-initials={initials(fullName)}
          sx={{
            display: "grid",
            placeItems: "center",
            width: 40,
            height: 40,
            borderRadius: 999,
            bgcolor: "secondary.main",
            color: "secondary.contrastText",
            typography: "button",
            "&::before": { content: "attr(data-initials)" },
          }}
        />
      </ButtonBase>
      <Later from={accountPanel} wanted={anchor !== null}>
        {({ AccountPanel }) => (
          <AccountPanel session={session} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Later>
    </>
  );
}
