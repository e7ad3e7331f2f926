import { type Film, lacksCaptions } from "@kindling/contract";
import LackingIcon from "@mui/icons-material/ClosedCaptionDisabledRounded";
import CaptionsIcon from "@mui/icons-material/ClosedCaptionRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { AttentionCard, NoAttention } from "../attention/AttentionCard.tsx";
import { captionStateOf, firstMissing, useFilms } from "./useFilms.ts";

const dialog = loadOnce(() => import("./CaptionsDialog.tsx"));

/** As many films as are listed at once without being asked for. */
const fewFilms = 4;

/** As many titles as name a film that is shown in many places. */
const fewTitles = 3;

const intoView = (card: HTMLElement | null) => card?.scrollIntoView?.({ block: "center" });

/** The films that classes still see and that lack captions in a language, each with its captions to write. */
export function FilmsLacking({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useTranslation("curriculum");
  const found = useFilms();
  const [written, setWritten] = useState<Film | null>(null);
  if (found.isError && !found.data) return <ErrorNote found={found} things={t("captions.films.things")} />;
  if (!found.data || found.data.length === 0) return null;
  const lacking = found.data.filter(lacksCaptions);
  return (
    <>
      {lacking.length === 0 ? (
        <NoneLacking />
      ) : (
        <Lacking films={lacking} isNarrow={isNarrow} onWrite={setWritten} />
      )}
      {written && (
        <Later from={dialog}>
          {({ CaptionsDialog }) => (
            <CaptionsDialog
              address={written.address}
              first={firstMissing(written)}
              onClose={() => setWritten(null)}
            />
          )}
        </Later>
      )}
    </>
  );
}

/** Brings what it is put on into view if the overview led here. */
function useIntoView() {
  const isAsked = useSearchParams()[0].has("films");
  return { isAsked, ref: isAsked ? intoView : undefined };
}

function NoneLacking() {
  const { t } = useTranslation("curriculum");
  const { ref } = useIntoView();
  return <NoAttention ref={ref} text={t("captions.films.none")} />;
}

function Lacking({
  films,
  isNarrow,
  onWrite,
}: {
  readonly films: readonly Film[];
  readonly isNarrow: boolean;
  readonly onWrite: (film: Film) => void;
}) {
  const { t } = useTranslation("curriculum");
  const { isAsked, ref } = useIntoView();
  const [open, setOpen] = useState<boolean | null>(null);
  const isOpen = open ?? (isAsked || (!isNarrow && films.length < fewFilms));
  return (
    <AttentionCard
      ref={ref}
      icon={LackingIcon}
      title={t("captions.films.title", { count: films.length })}
      text={t("captions.films.text")}
      open={isOpen}
      onOpen={setOpen}
    >
      {films.map((film) => (
        <FilmLine key={film.address} film={film} onWrite={() => onWrite(film)} />
      ))}
    </AttentionCard>
  );
}

function FilmLine({ film, onWrite }: { readonly film: Film; readonly onWrite: () => void }) {
  const { t } = useTranslation("curriculum");
  const [title = film.address] = film.titles;
  const titles = film.titles.slice(0, fewTitles).join(" · ");
  const more = film.titles.length - fewTitles;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, py: 0.75, px: 1, alignItems: "center", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="p" sx={{ overflowWrap: "anywhere" }}>
          {more > 0 ? t("captions.films.more", { titles, count: more }) : titles}
        </Typography>
        <Typography variant="note" component="p">
          {t(`captions.states.${captionStateOf(film)}`)}
        </Typography>
      </Box>
      <Button
        size="small"
        color="secondary"
        startIcon={<CaptionsIcon />}
        aria-label={t("captions.films.add", { title })}
        onClick={onWrite}
      >
        {t("video.captions")}
      </Button>
    </Stack>
  );
}
