import { quizGraphicEndpoints, quizGraphics } from "@kindling/contract";
import DoneIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { type Sending, useGraphicsUpload } from "./useGraphicsUpload.ts";

const listQuery = { sort: "name", order: "asc", rows: 100, page: 0 } as const;
const namesShown = 40;

function SendingLine({ each }: { readonly each: Sending }) {
  const { t } = useTranslation("quizzes");
  return (
    <Box component="li">
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, overflowWrap: "anywhere" }}>
          {each.name}
        </Typography>
        {each.state === "done" && (
          <DoneIcon fontSize="small" color="success" titleAccess={t("graphics.sent")} />
        )}
      </Stack>
      {each.state === "sending" && (
        <LinearProgress
          variant="determinate"
          value={each.share * 100}
          aria-label={t("graphics.sending", { name: each.name })}
        />
      )}
      {each.trouble && (
        <Typography variant="body2" role="alert" sx={{ color: "error.main" }}>
          {each.trouble}
        </Typography>
      )}
    </Box>
  );
}

/** The names that questions ask for in vain. */
function MissingNames() {
  const { t } = useTranslation("quizzes");
  const found = useQuery({
    queryKey: [quizGraphicEndpoints.missing.name],
    queryFn: ({ signal }) => call(quizGraphicEndpoints.missing, { signal }),
  });
  const missing = found.data?.data ?? [];
  if (missing.length === 0) return null;
  const names = missing.slice(0, namesShown).map(({ name }) => name);
  const more = missing.length - names.length;
  return (
    <Box
      role="group"
      aria-label={t("graphics.wanted")}
      sx={{ bgcolor: "background.sunken", borderRadius: 1, p: 2 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{t("graphics.wantedCount", { count: missing.length })}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {names.join(" · ")}
        {more > 0 && ` · ${t("graphics.andMore", { count: more })}`}
      </Typography>
    </Box>
  );
}

function KeptGraphics() {
  const { t } = useTranslation("quizzes");
  const labels = useLabels(quizGraphics);
  const removal = useRemoval(quizGraphics, quizGraphicEndpoints);
  const found = useQuery({
    queryKey: [quizGraphicEndpoints.list.name, listQuery],
    queryFn: ({ signal }) => call(quizGraphicEndpoints.list, { query: listQuery, signal }),
  });
  if (found.isError) return <ErrorNote found={found} things={labels.many} />;
  const kept = found.data?.data ?? [];
  if (kept.length === 0) return null;
  return (
    <>
      <Typography variant="h3">{t("graphics.kept", { count: found.data?.meta.total ?? 0 })}</Typography>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
        }}
      >
        {kept.map((row) => (
          <Stack
            component="li"
            key={row.id}
            sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1, gap: 0.5, minWidth: 0 }}
          >
            <Box
              component="img"
              src={row.file.url}
              alt=""
              loading="lazy"
              sx={{ width: 1, height: 72, objectFit: "contain" }}
            />
            <Stack direction="row" sx={{ alignItems: "center" }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                  {row.name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {t("graphics.usedBy", { count: row.question_count })}
                </Typography>
              </Box>
              {row.question_count === 0 && (
                <IconButton
                  size="small"
                  aria-label={t("graphics.remove", { name: row.name })}
                  onClick={() => removal.action.run([row])}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              )}
            </Stack>
          </Stack>
        ))}
      </Box>
      {removal.dialog}
    </>
  );
}

/** The graphics of quiz questions: which are still missing, those that are kept, and more of them from files, several at once. */
export function GraphicsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sending, send } = useGraphicsUpload();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("graphics.title")}</DialogTitle>
      <DialogContent>
        <Stack
          spacing={2.5}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            send([...event.dataTransfer.files]);
          }}
        >
          <Typography color="textSecondary">{t("graphics.text")}</Typography>
          <MissingNames />
          <Stack
            sx={{
              alignItems: "center",
              gap: 1,
              p: 3,
              border: 2,
              borderStyle: "dashed",
              borderColor: "edge",
              borderRadius: 1,
              textAlign: "center",
            }}
          >
            <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
              {t("graphics.choose")}
            </Button>
            <Typography variant="note">{t("graphics.kinds")}</Typography>
            <FileInput ref={input} multiple accept="image/*" label={t("graphics.choose")} onFiles={send} />
          </Stack>
          {sending.length > 0 && (
            <Stack component="ul" aria-label={t("graphics.progress")} spacing={1}>
              {sending.map((each) => (
                <SendingLine key={each.name} each={each} />
              ))}
            </Stack>
          )}
          <KeptGraphics />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("graphics.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
