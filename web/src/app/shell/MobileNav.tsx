import CloseIcon from "@mui/icons-material/CloseRounded";
import MenuIcon from "@mui/icons-material/MenuRounded";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Claims } from "../../core/session.ts";
import { measures } from "../theme/tokens.ts";
import { HomeLink } from "./HomeLink.tsx";
import { SideNav } from "./SideNav.tsx";

export function MobileNav({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <>
      <IconButton
        edge="start"
        color="inherit"
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
      </IconButton>
      <HomeLink size={34} />
      <Drawer
        open={openAt === pathname}
        onClose={close}
        slotProps={{
          paper: {
            "aria-label": t("menu.main"),
            sx: { width: `min(${measures.mobileNav}px, 100vw)`, bgcolor: "background.sunken" },
          },
        }}
      >
        <IconButton
          aria-label={t("menu.close")}
          onClick={close}
          sx={{ position: "absolute", top: 16, right: 12, zIndex: 1 }}
        >
          <CloseIcon />
        </IconButton>
        <SideNav claims={claims} />
      </Drawer>
    </>
  );
}
