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
  plan: { classes, site, matching },
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
  const keys = classes.map(({ teacher, school }) => ({ user_id: teacher.id, school_id: school.id }));
  const [only, ...others] = keys;
  const target = matching ?? (others.length > 0 || site ? { classes: keys } : only);
  const count = matching?.expected ?? keys.length;
  const found = useQuery({
    ...dataQuery([paceEndpoints.letter.name, only?.school_id, only?.user_id], paceEndpoints.letter, {
      query: only ?? {},
    }),
    gcTime: 0,
  });
  const sending = useMutation({
    mutationFn: () =>
      call(paceEndpoints.nudge, { body: { ...target, message: line.trim() }, idempotencyKey: key }),
    onSuccess: ({ message }) => succeed(message),
    onError: (error) => fail(error, t("nudge.failed")),
    onSettled: () => {
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name !== paceEndpoints.letter.name,
      });
      onClose();
    },
  });
  const letter = found.data;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth scroll="paper" aria-labelledby={`${id}t`}>
      <DialogTitle id={`${id}t`}>
        {site
          ? t("nudge.allTitle", { site: site.name })
          : t(count === 1 ? "nudge.title" : "nudge.several", { teacher: first?.teacher.name, count })}
      </DialogTitle>
      <DialogContent dividers>
        {found.isError && <ErrorNote found={found} things={t("nudge.letter")} />}
        {found.isPending && <Skeleton variant="rounded" height={360} aria-busy />}
        {letter && (
          <Stack spacing={2}>
            <Box>
              <Typography>{t("nudge.sample", { teacher: letter.teacher.name, count })}</Typography>
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
          {target === only ? t("nudge.send") : t("nudge.sendAll", { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
