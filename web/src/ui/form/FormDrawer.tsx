import CloseIcon from "@mui/icons-material/CloseRounded";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoaded } from "../Later.tsx";
import { loadOnce } from "../loadOnce.ts";
import { twoLines } from "../twoLines.ts";
import { usePanelFocus } from "./usePanelFocus.ts";
import { usePanelWidth } from "./usePanelWidth.ts";

const tools = loadOnce(() => import("./PanelTools.tsx"));

/** A drawer with a title; its content scrolls. With a row of a list it stands beside the list, which stays usable. */
export function FormDrawer({
  open,
  title,
  wide = false,
  rowId,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Whether its fields need two columns. */
  readonly wide?: boolean;
  /** The list's row in it; null for a new one, omitted where it isn't about one. */
  readonly rowId?: number | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const isRoomy = useMediaQuery(useTheme().breakpoints.up("lg"), { noSsr: true });
  const fits = isRoomy && rowId !== undefined && !wide;
  // The other kind of drawer would lose what is typed, so it stays as it was opened when the window changes.
  const [isBeside, setBeside] = useState(fits);
  if (!open && isBeside !== fits) setBeside(fits);
  const panel = usePanelWidth();
  // A panel whose tools came after it would move under the pointer.
  const parts = useLoaded(tools, open && rowId !== undefined);
  const isShown = open && (rowId === undefined || parts !== null);
  const paper = usePanelFocus(isBeside && isShown, onClose);
  return (
    <Drawer
      anchor="right"
      variant={isBeside ? "persistent" : "temporary"}
      open={isShown}
      onClose={onClose}
      slotProps={{
        transition: { mountOnEnter: true, unmountOnExit: true },
        paper: {
          ref: paper,
          role: "dialog",
          "aria-modal": !isBeside,
          "aria-labelledby": id,
          tabIndex: -1,
          ...(isBeside && { "data-beside": "" }),
          sx: {
            width: isBeside ? panel.width : { xs: "100%", sm: wide ? 1080 : 600 },
            maxWidth: "100%",
            display: "flex",
            flexDirection: "column",
            ...(isBeside && { top: "var(--panel-top, 0px)", height: "auto", bottom: 0, outline: 0 }),
          },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: "center",
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {/* Of a long title, such as a question's, two lines tell which it is. */}
        <Typography
          id={id}
          variant="h2"
          sx={{ ...twoLines, flex: 1, overflow: "hidden", overflowWrap: "anywhere" }}
        >
          {title}
        </Typography>
        {rowId !== undefined && parts && <parts.PanelTools rowId={rowId} panel={isBeside ? panel : null} />}
        <IconButton aria-label={t("close")} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}
