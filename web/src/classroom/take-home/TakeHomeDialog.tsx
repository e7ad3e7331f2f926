import { takeHomeEndpoints as calls, type TakeHome } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useDownload } from "../../ui/useDownload.ts";

type Tag = TakeHome["languages"][number]["tag"];

/** Chooses the letters' languages, tells what the file has and lacks, and saves it. */
export function TakeHomeDialog({
  site,
  isOpen,
  onClose,
}: {
  readonly site: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("plan");
  const heading = useId();
  const format = useFormat();
  const own = useLanguage();
  const [chosen, setChosen] = useState<readonly Tag[]>([own]);
  const query = useQuery({
    ...dataQuery(["takeHome", site], calls.read, { query: { school_id: site } }),
    enabled: isOpen,
    gcTime: 0,
  });
  const { data: week } = query;
  const { progress, start } = useDownload({
    done: t("takeHome.saved"),
    failed: t("takeHome.failed"),
    unexpected: t("takeHome.failed"),
  });
  const save = async () => {
    const fileName = `${t("takeHome.fileName")} ${week?.from ?? ""}.pdf`;
    await start(calls.print, { query: { school_id: site, languages: chosen.join() }, fileName });
  };
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("takeHome.title")}</DialogTitle>
      <DialogContent>
        {query.isPending && <Skeleton variant="rounded" height={260} aria-label={t("takeHome.loading")} />}
        {query.error && <ErrorNote found={query} things={t("takeHome.things")} />}
        {week && (
          <Stack sx={{ gap: 2 }}>
            <Typography>
              {t("takeHome.text", { from: format.date(week.from), to: format.date(week.to) })}
            </Typography>
            <Languages week={week} chosen={chosen} onChoose={setChosen} />
            <Contents week={week} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("takeHome.close")}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!week || chosen.length === 0 || progress !== null}
          onClick={() => void save()}
        >
          {t(progress ? "takeHome.saving" : "takeHome.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LanguagesProps {
  readonly week: TakeHome;
  readonly chosen: readonly Tag[];
  readonly onChoose: (chosen: readonly Tag[]) => void;
}

function Languages({ week, chosen, onChoose }: LanguagesProps) {
  const { t } = useTranslation("plan");
  return (
    <FormControl component="fieldset" error={chosen.length === 0}>
      <FormLabel component="legend">{t("takeHome.languages")}</FormLabel>
      <FormGroup row>
        {week.languages.map(({ tag, name }) => (
          <FormControlLabel
            key={tag}
            control={<Checkbox checked={chosen.includes(tag)} />}
            label={<span lang={tag}>{name}</span>}
            onChange={(_, isChosen) => {
              const wanted = isChosen ? [...chosen, tag] : chosen.filter((each) => each !== tag);
              // In the order in which they are offered.
              onChoose(week.languages.flatMap((each) => (wanted.includes(each.tag) ? each.tag : [])));
            }}
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {t(chosen.length === 0 ? "takeHome.noLanguage" : "takeHome.languagesHint")}
      </FormHelperText>
    </FormControl>
  );
}

function Contents({ week: { letter, puzzles, cards, films, left_out } }: { readonly week: TakeHome }) {
  const { t } = useTranslation("plan");
  const titles = (items: readonly { readonly title: string }[]) =>
    items.map(({ title }) => title).join(" · ");
  const lines = [
    [t("takeHome.letter"), letter?.title ?? t("takeHome.shortLetter")],
    [t("takeHome.films"), titles(films)],
    [t("takeHome.cards"), titles(cards)],
    [t("takeHome.puzzles"), titles(puzzles)],
    [t("takeHome.key"), puzzles.length > 0 ? t("takeHome.keyText") : ""],
  ].filter(([, text]) => text);
  return (
    <>
      <Stack component="dl" sx={{ gap: 0.75, m: 0 }}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <Typography component="dt" variant="subtitle2">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          </div>
        ))}
      </Stack>
      {left_out.length > 0 && (
        <div>
          <Typography variant="subtitle2" component="h3">
            {t("takeHome.leftOut")}
          </Typography>
          <Stack component="ul" sx={{ m: 0, pl: 2.5, color: "text.secondary" }}>
            {left_out.map((text) => (
              <Typography key={text} component="li" variant="body2">
                {text}
              </Typography>
            ))}
          </Stack>
        </div>
      )}
    </>
  );
}
