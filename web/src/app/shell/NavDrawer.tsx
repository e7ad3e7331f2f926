import CloseIcon from "@mui/icons-material/CloseRounded";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";
import type { Claims } from "../../core/session.ts";
import { measures } from "../theme/tokens.ts";
import { SideNav } from "./SideNav.tsx";

/** The main menu as it slides in on small screens. */
export function NavDrawer({
  claims,
  open,
  onClose,
}: {
  readonly claims: Claims;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("app");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          "aria-label": t("menu.main"),
          sx: { width: `min(${measures.mobileNav}px, 100vw)`, bgcolor: "background.sunken" },
        },
      }}
    >
      <IconButton
        aria-label={t("menu.close")}
        onClick={onClose}
        sx={{ position: "absolute", top: 16, right: 12, zIndex: 1 }}
      >
        <CloseIcon />
      </IconButton>
      <SideNav claims={claims} />
    </Drawer>
  );
}
