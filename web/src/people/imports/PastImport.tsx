import { importEndpoints, type importStates, type ReplyOf } from "@kindling/contract";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail } from "../../core/toasts.ts";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { UndoneNote } from "../../ui/importing/ImportOutcome.tsx";
import { useThings } from "../rostering/useThings.ts";

type Past = ReplyOf<typeof importEndpoints.list>["data"][number];

const tones: Readonly<Record<(typeof importStates)[number], Tone>> = {
  checking: "info",
  writing: "info",
  done: "success",
  failed: "error",
  undone: "neutral",
};

/** One past import: what, who and when, the result of undoing it, or a button to undo it. */
export function PastImport({ past }: { readonly past: Past }) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const queries = useQueryClient();
  const nameOf = useThings();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await call(importEndpoints.undo, { params: { id: past.id } });
      await queries.invalidateQueries();
    } catch (error) {
      fail(error, t("import.undoFailed"));
    } finally {
      setBusy(false);
    }
  };
  const { undone } = past;
  const isUnderWay = past.state === "checking" || past.state === "writing";
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        <Stack sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>
            {nameOf(past.entity)} · {past.file_name}
          </Typography>
          <Typography variant="note">
            {[past.user?.name, format.moment(past.created_at)].filter(Boolean).join(" · ")}
          </Typography>
        </Stack>
        {past.state !== "undone" && (
          <Typography variant="body2">
            {t("imports.counts", { created: past.created, updated: past.updated, unchanged: past.unchanged })}
          </Typography>
        )}
        <StateChip tone={tones[past.state]} label={t(`imports.states.${past.state}`)} />
        {past.can.includes("undo") && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<UndoIcon />}
            loading={busy}
            onClick={() => void undo()}
          >
            {t("import.undo")}
          </Button>
        )}
      </Stack>
      {isUnderWay && past.total > 0 && (
        <LinearProgress
          sx={{ mt: 1.5 }}
          variant="determinate"
          value={(past.processed / past.total) * 100}
          aria-label={t("import.progress")}
        />
      )}
      {past.kinds && past.state !== "undone" && (
        <Stack
          component="ul"
          sx={{ mt: 1, pl: 2.5, color: "text.secondary", typography: "body2", listStyle: "revert" }}
        >
          {past.kinds.map((kind) => (
            <li key={kind.entity}>{t("imports.kindCounts", { ...kind, things: nameOf(kind.entity) })}</li>
          ))}
        </Stack>
      )}
      {undone && (
        <Stack spacing={0.5} sx={{ mt: 1.5 }}>
          <Typography variant="note">
            {undone.user
              ? t("imports.undoneBy", { name: undone.user.name, when: format.moment(undone.at) })
              : t("imports.undoneAt", { when: format.moment(undone.at) })}
          </Typography>
          <UndoneNote undone={undone} />
        </Stack>
      )}
    </Card>
  );
}
