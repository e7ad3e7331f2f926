import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { linkOptions } from "../../ui/list/useEditAddress.ts";
import { MediaPicture } from "./MediaPicture.tsx";
import { type Medium, mediumName } from "./Medium.ts";

/** A medium in a gallery: its picture opens it, and below it stand its caption and where it comes from. */
export function MediaTile({
  medium,
  href,
  about,
  ticked,
  onTick,
  children,
}: {
  readonly medium: Medium;
  readonly href: string;
  readonly about: ReactNode;
  readonly ticked?: boolean;
  readonly onTick?: (ticked: boolean) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation("media");
  const name = mediumName(medium);
  return (
    <Box component="li" sx={{ position: "relative", minWidth: 0 }}>
      <ButtonBase
        component={Link}
        to={href}
        {...linkOptions(href)}
        aria-label={t(`open.${medium.kind}`, { name })}
        sx={{
          display: "block",
          width: 1,
          aspectRatio: "4 / 3",
          borderRadius: 1,
          overflow: "hidden",
          border: 2,
          borderColor: ticked ? "primary.main" : "divider",
        }}
      >
        <MediaPicture url={medium.thumb_url} kind={medium.kind} />
      </ButtonBase>
      {onTick && (
        <Checkbox
          size="small"
          checked={ticked ?? false}
          onChange={(event) => onTick(event.target.checked)}
          slotProps={{ input: { "aria-label": t("tick", { name }) } }}
          sx={{
            position: "absolute",
            top: 6,
            left: 6,
            p: 0.5,
            borderRadius: 1,
            bgcolor: "background.paper",
            "&:hover": { bgcolor: "background.paper" },
          }}
        />
      )}
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5, mt: 0.75 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            sx={{
              fontWeight: 600,
              lineHeight: 1.3,
              overflowWrap: "anywhere",
              display: "-webkit-box",
              WebkitBoxOrient: "vertical",
              WebkitLineClamp: "2",
              overflow: "hidden",
              ...(medium.caption === null && { color: "text.secondary", fontWeight: 400 }),
            }}
          >
            {medium.caption ?? t("noCaption")}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {about}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
