import MenuIcon from "@mui/icons-material/MenuRounded";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Claims } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { HomeLink } from "./HomeLink.tsx";

const drawer = loadOnce(() => import("./NavDrawer.tsx"));

export function MobileNav({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
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
      <Later from={drawer} wanted={open}>
        {({ NavDrawer }) => <NavDrawer claims={claims} open={open} onClose={() => setOpenAt(null)} />}
      </Later>
    </>
  );
}
