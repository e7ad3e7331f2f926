import { dashboardEndpoints, filmEndpoints, type Language, languages, videoSource } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { languageNames, useLanguage } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { CaptionTrack } from "./CaptionTracks.tsx";
import { type CaptionProblem, readCaptionLines, readWebVtt, writeCaptionLines } from "./captionLines.ts";
import { captionsKey, useCaptions } from "./useCaptions.ts";
import { filmsKey } from "./useFilms.ts";

/** As many problems as are told at once. */
const mostProblems = 5;

/** A film's captions, typed or from a WebVTT file, with the film to try them on. */
export function CaptionsDialog({
  address,
  first,
  onClose,
}: {
  readonly address: string;
  /** The language that is open at first; the reader's if left out. */
  readonly first?: Language | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("curriculum");
  const heading = useId();
  const client = useQueryClient();
  const captions = useCaptions(address);
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(first ?? own);
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Language, string>>>>({});
  const [inFile, setInFile] = useState<readonly CaptionProblem[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const source = videoSource(address);
  const kept = writeCaptionLines(captions.find((each) => each.language === language)?.cues ?? []);
  const text = drafts[language] ?? kept;
  const { cues, problems } = readCaptionLines(text);
  const write = (next: string | undefined) => setDrafts({ ...drafts, [language]: next });

  const save = useMutation({
    mutationFn: () =>
      call(filmEndpoints.saveCaptions, {
        body: { address, language, cues: cues.map((cue) => ({ ...cue })) },
      }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(captionsKey(address), data);
      void client.invalidateQueries({ queryKey: filmsKey });
      void client.invalidateQueries({ queryKey: [dashboardEndpoints.get.name] });
      write(undefined);
      succeed(message);
    },
    onError: (error) => fail(error, t("captions.failed")),
  });

  async function upload(file: File | undefined) {
    if (!file) return;
    const read = readWebVtt(await file.text());
    setInFile(read.problems);
    if (read.cues.length > 0) write(writeCaptionLines(read.cues));
  }

  const told = (found: readonly CaptionProblem[]) =>
    found
      .slice(0, mostProblems)
      .map(({ line, trouble }) => (
        <div key={line}>{t("captions.problem", { line, what: t(`captions.troubles.${trouble}`) })}</div>
      ));
  const isChanged = text !== kept;

  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("captions.title")}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {source?.host === "file" ? (
            <Box
              component="video"
              src={source.url}
              controls
              playsInline
              preload="metadata"
              aria-label={t("video.own")}
              sx={{ width: 1, maxHeight: "36vh", bgcolor: "common.black", borderRadius: 1 }}
            >
              <CaptionTrack key={language} language={language} cues={cues} isShown />
            </Box>
          ) : (
            <Alert severity="info">{t("captions.outside")}</Alert>
          )}
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
            <ToggleChoice
              label={t("captions.language")}
              value={language}
              choices={languages.map((value) => ({ value, children: languageNames[value], lang: value }))}
              onChange={(next) => {
                setLanguage(next);
                setInFile([]);
              }}
            />
            <Button
              size="small"
              color="secondary"
              variant="outlined"
              startIcon={<UploadIcon />}
              onClick={() => input.current?.click()}
            >
              {t("captions.upload")}
            </Button>
            <FileInput
              ref={input}
              accept=".vtt,text/vtt"
              label={t("captions.upload")}
              onFiles={([file]) => void upload(file)}
            />
          </Stack>
          {inFile.length > 0 && (
            <Alert severity="error">
              {t("captions.fileProblems")}
              {told(inFile)}
            </Alert>
          )}
          <TextField
            multiline
            minRows={6}
            maxRows={14}
            label={t("captions.lines", { language: languageNames[language] })}
            value={text}
            error={problems.length > 0}
            helperText={problems.length > 0 ? told(problems) : t("captions.hint")}
            onChange={({ target }) => write(target.value)}
            slotProps={{
              htmlInput: { lang: language, spellCheck: true },
              formHelperText: { component: "div", role: problems.length > 0 ? "alert" : undefined },
            }}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("captions.count", { count: cues.length })}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("captions.close")}
        </Button>
        <Button
          variant="contained"
          disabled={!isChanged || problems.length > 0 || save.isPending}
          onClick={() => save.mutate()}
        >
          {t("captions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
