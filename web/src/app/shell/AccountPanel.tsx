import DevicesIcon from "@mui/icons-material/DevicesRounded";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import LockIcon from "@mui/icons-material/LockRounded";
import LogoutIcon from "@mui/icons-material/LogoutRounded";
import BellIcon from "@mui/icons-material/NotificationsRounded";
import SubstituteIcon from "@mui/icons-material/SwapHorizRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { readChosenSite, type Session } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { useLeaving } from "./useLeaving.tsx";

const dataDialog = loadOnce(() => import("../../account/personal-data/DownloadDataDialog.tsx"));
const signInsDialog = loadOnce(() => import("../../account/sign-ins/SignInsDialog.tsx"));
const substituteDialog = loadOnce(() => import("../../account/substitute-links/SubstituteDialog.tsx"));

/** How each line of the menu looks. */
const line = { color: "secondary", sx: { justifyContent: "flex-start" } } as const;

/** What the account menu opens: name, language, colors, password, own sign-ins, sign-out. */
export function AccountPanel({
  session,
  anchor,
  onClose: close,
}: {
  readonly session: Session;
  /** The button that it is opened below; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["app", "header"]);
  const { fullName, email } = session.user;
  const { leave, dialog } = useLeaving(email);
  const [showsSignIns, setShowsSignIns] = useState(false);
  const [showsData, setShowsData] = useState(false);
  const [showsSubstitutes, setShowsSubstitutes] = useState(false);
  const isTeacher = session.user.role.name === "Instructor";
  return (
    <>
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
          {session.user.role.name !== "Instructor" && (
            <Button component={Link} to="/notifications" {...line} startIcon={<BellIcon />} onClick={close}>
              {t("titles.notifications")}
            </Button>
          )}
          {isTeacher && session.user.schools.length > 0 && (
            <Button
              {...line}
              startIcon={<SubstituteIcon />}
              onClick={() => {
                close();
                setShowsSubstitutes(true);
              }}
            >
              {t("header:substitutes.title")}
            </Button>
          )}
          <Button component={Link} to="/change-password" {...line} startIcon={<LockIcon />} onClick={close}>
            {t("menu.changePassword")}
          </Button>
          <Button component={Link} to="/second-factor" {...line} startIcon={<LockIcon />} onClick={close}>
            {t("titles.secondFactor")}
          </Button>
          <Button
            {...line}
            startIcon={<DevicesIcon />}
            onClick={() => {
              close();
              setShowsSignIns(true);
            }}
          >
            {t("header:account.signIns")}
          </Button>
          <Button
            {...line}
            startIcon={<DownloadIcon />}
            onClick={() => {
              close();
              setShowsData(true);
            }}
          >
            {t("header:account.ownData")}
          </Button>
          <Button
            {...line}
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
      <Later from={signInsDialog} wanted={showsSignIns}>
        {({ SignInsDialog }) => showsSignIns && <SignInsDialog onClose={() => setShowsSignIns(false)} />}
      </Later>
      <Later from={substituteDialog} wanted={showsSubstitutes}>
        {({ SubstituteDialog }) =>
          showsSubstitutes && (
            <SubstituteDialog
              sites={session.user.schools}
              site={readChosenSite()?.id}
              onClose={() => setShowsSubstitutes(false)}
            />
          )
        }
      </Later>
      <Later from={dataDialog} wanted={showsData}>
        {({ DownloadDataDialog }) => showsData && <DownloadDataDialog onClose={() => setShowsData(false)} />}
      </Later>
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
