import { paceEndpoints } from "@kindling/contract";
import SendIcon from "@mui/icons-material/SendRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { languageNames, useLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { NudgeLetter } from "./NudgeLetter.tsx";
import type { NudgePlan } from "./useNudging.tsx";

const longest = 300;

/** Shows the mail before it goes, takes a line to go with it, and sends it. */
export function NudgeDialog({
  plan: { site, classes, isAll },
  onClose,
}: {
  readonly plan: NudgePlan;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("pacing");
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const [line, setLine] = useState("");
  // A second press or a retry is still the same nudge.
  const [key] = useState(newKey);
  const [first] = classes;
  const keys = classes.map(({ teacher }) => ({ user_id: teacher.id, school_id: site.id }));
  const found = useQuery({
    ...dataQuery([paceEndpoints.letter.name, site.id, first?.teacher.id], paceEndpoints.letter, {
      query: { school_id: site.id, user_id: first?.teacher.id },
    }),
    gcTime: 0,
  });
  const sending = useMutation({
    mutationFn: () => {
      const message = line.trim();
      const target = isAll ? { classes: keys } : (keys[0] ?? {});
      return call(paceEndpoints.nudge, { body: { ...target, message }, idempotencyKey: key });
    },
    onSuccess: ({ message }) => succeed(message),
    onError: (error) => fail(error, t("nudge.failed")),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [paceEndpoints.board.name] });
      onClose();
    },
  });
  const letter = found.data;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth scroll="paper" aria-labelledby={`${id}t`}>
      <DialogTitle id={`${id}t`}>
        {isAll
          ? t("nudge.allTitle", { site: site.name })
          : t("nudge.title", { teacher: first?.teacher.name })}
      </DialogTitle>
      <DialogContent dividers>
        {found.isError && <ErrorNote found={found} things={t("nudge.letter")} />}
        {found.isPending && <Skeleton variant="rounded" height={360} aria-busy />}
        {letter && (
          <Stack spacing={2}>
            <Box>
              <Typography>
                {t("nudge.sample", { teacher: letter.teacher.name, count: isAll ? classes.length : 1 })}
              </Typography>
              {letter.language !== language && (
                <Typography variant="note">
                  {t("nudge.inLanguage", { language: languageNames[letter.language] })}
                </Typography>
              )}
            </Box>
            <TextField
              label={t("nudge.line")}
              helperText={t("nudge.lineHint")}
              value={line}
              onChange={(event) => setLine(event.target.value.slice(0, longest))}
              fullWidth
              multiline
              maxRows={4}
              autoFocus
            />
            <NudgeLetter letter={letter} line={line.trim()} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("nudge.cancel")}
        </Button>
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          disabled={!letter || sending.isPending}
          onClick={() => sending.mutate()}
        >
          {isAll ? t("nudge.sendAll", { count: classes.length }) : t("nudge.send")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
