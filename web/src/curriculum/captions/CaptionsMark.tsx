import LackingIcon from "@mui/icons-material/ClosedCaptionDisabledRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { captionStateOf, firstMissing, useFilms } from "./useFilms.ts";

const dialog = loadOnce(() => import("./CaptionsDialog.tsx"));

/** Says in a row that its film lacks captions, and opens them; nothing for a film that has them in each language. */
export function CaptionsMark({ address, title }: { readonly address: string; readonly title: string }) {
  const { t } = useTranslation("curriculum");
  const [isOpen, setOpen] = useState(false);
  const film = useFilms().data?.find((each) => each.address === address);
  const state = film && captionStateOf(film);
  const isLacking = state !== "complete";
  if (!film || !state || !(isLacking || isOpen)) return null;
  const lack = `${t(`captions.states.${state}`)}: ${title}`;
  return (
    // A click here must not open its row.
    <Box
      component="span"
      onClick={(event) => event.stopPropagation()}
      // Lies over the end of the film, as columns are hardly wider than that.
      sx={{ display: "inline-flex", ml: -3.5, zIndex: 1 }}
    >
      {isLacking && (
        <Tooltip title={lack}>
          <IconButton
            size="small"
            aria-label={lack}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => event.stopPropagation()}
            sx={{
              p: 0.25,
              color: "warning.main",
              bgcolor: "background.paper",
              "&:hover": { bgcolor: "background.paper" },
            }}
          >
            <LackingIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {isOpen && (
        <Later from={dialog}>
          {({ CaptionsDialog }) => (
            <CaptionsDialog address={address} first={firstMissing(film)} onClose={() => setOpen(false)} />
          )}
        </Later>
      )}
    </Box>
  );
}
