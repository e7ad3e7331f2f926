import Box from "@mui/material/Box";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { RowWalk } from "./RowWalk.tsx";
import type { PanelWidth } from "./usePanelWidth.ts";

/** The tools of the panel with a row: to other rows, and its edge where it stands beside the list. */
export function PanelTools({
  rowId,
  panel,
}: {
  readonly rowId: number | null;
  /** Null where the panel covers the list. */
  readonly panel: PanelWidth | null;
}) {
  const { t } = useTranslation("header");
  const width = panel?.width;
  useEffect(() => {
    if (width === undefined) return;
    // The screen leaves room for it.
    const { style } = document.documentElement;
    style.setProperty("--panel-width", `${width}px`);
    // A banner above the header scrolls away.
    const place = () => {
      const header = document.querySelector("header")?.getBoundingClientRect();
      style.setProperty("--panel-top", `${header?.bottom ?? 0}px`);
    };
    place();
    window.addEventListener("scroll", place, { passive: true });
    return () => {
      window.removeEventListener("scroll", place);
      style.removeProperty("--panel-width");
    };
  }, [width]);
  return (
    <>
      {rowId !== null && <RowWalk id={rowId} />}
      {panel && (
        <Box
          {...panel.edge}
          aria-label={t("panel.resize")}
          sx={{
            position: "absolute",
            insetBlock: 0,
            left: 0,
            width: 10,
            cursor: "col-resize",
            touchAction: "none",
            "&:hover, &:focus-visible": { bgcolor: "divider" },
          }}
        />
      )}
    </>
  );
}
