import ViewIcon from "@mui/icons-material/TuneRounded";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../Later.tsx";
import { loadOnce } from "../loadOnce.ts";
import type { ViewPanelProps } from "./ViewPanel.tsx";

const panel = loadOnce(() => import("./ViewPanel.tsx"));

/** The view menu of a list: columns, sorting (on cards) and density. */
export function ViewMenu(props: Omit<ViewPanelProps, "anchor" | "onClose">) {
  const { t } = useTranslation("ui");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<ViewIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("view.button")}
      </Button>
      <Later from={panel} wanted={anchor !== null}>
        {({ ViewPanel }) => <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Later>
    </>
  );
}
