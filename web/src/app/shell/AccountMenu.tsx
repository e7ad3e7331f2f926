import LockIcon from "@mui/icons-material/LockRounded";
import LogoutIcon from "@mui/icons-material/LogoutRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Divider from "@mui/material/Divider";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Session } from "../../core/session.ts";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { useLeaving } from "./useLeaving.tsx";

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => word?.[0]?.toUpperCase() ?? "")
    .join("");
}

export function AccountMenu({ session }: { readonly session: Session }) {
  const { t } = useTranslation("app");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { fullName, email } = session.user;
  const { leave, dialog } = useLeaving(email);
  const close = () => setAnchor(null);
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: -8, horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": t("menu.account", { name: fullName }),
            sx: { width: 300, maxWidth: "calc(100vw - 32px)", p: 2, bgcolor: "background.raised" },
          },
        }}
      >
        <Typography sx={{ typography: "h3", overflowWrap: "anywhere" }} component="p">
          {fullName}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {email}
        </Typography>
        <Divider sx={{ my: 1.5 }} />
        <Stack spacing={1.5}>
          <Choice label={t("preferences.language")}>
            <LanguageChoice />
          </Choice>
          <Choice label={t("preferences.theme")}>
            <ThemeChoice />
          </Choice>
        </Stack>
        <Divider sx={{ my: 1.5 }} />
        <Stack spacing={0.5} sx={{ alignItems: "stretch" }}>
          <Button
            component={Link}
            to="/change-password"
            color="secondary"
            sx={{ justifyContent: "flex-start" }}
            startIcon={<LockIcon />}
            onClick={close}
          >
            {t("menu.changePassword")}
          </Button>
          <Button
            color="secondary"
            sx={{ justifyContent: "flex-start" }}
            startIcon={<LogoutIcon />}
            onClick={() => {
              close();
              leave();
            }}
          >
            {t("menu.signOut")}
          </Button>
        </Stack>
      </Popover>
      {dialog}
    </>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" aria-hidden sx={{ display: "block", color: "text.secondary", mb: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
