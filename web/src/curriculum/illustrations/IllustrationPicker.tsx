import { fileUrl, type IllustrationName, illustrationNames } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/api.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { uploadFile } from "../../ui/fields/uploadFile.ts";
import { Illustration } from "./Illustration.tsx";
import { IllustrationGrid } from "./IllustrationGrid.tsx";

/** Without accents and capitals, so that they needn't be typed. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Chooses an illustration of the set, an own picture, or none. */
export function IllustrationPicker({
  value,
  onPick,
  onClose,
}: {
  readonly value: string | null;
  readonly onPick: (illustration: string | null) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["curriculum", "illustrations", "ui", "app"]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(value);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const words = plain(typed).split(/\s+/);
  const found = illustrationNames.filter((name) => {
    const text = plain(`${name} ${t(`illustrations:${name}`)}`);
    return words.every((word) => text.includes(word));
  });

  const send = async (file: File) => {
    abort.current = new AbortController();
    setTrouble(null);
    setShare(0);
    try {
      const stored = await uploadFile(file, setShare, abort.current.signal, t("ui:file.failed"));
      onPick(fileUrl(stored.fileKey));
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : t("app:errors.fallback"));
      setShare(null);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("illustration.title")}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", minHeight: 96 }}>
          <TextField
            autoFocus
            fullWidth
            size="small"
            type="search"
            label={t("illustration.search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ mt: 1 }}
          />
          {chosen && (
            <Illustration
              illustration={chosen}
              sx={{ width: 96, height: 96, objectFit: "contain", flex: "none" }}
            />
          )}
        </Stack>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {share !== null && (
          <LinearProgress variant="determinate" value={share * 100} aria-label={t("ui:file.sending")} />
        )}
        <Typography role="status" variant="note" component="p">
          {t("illustration.found", { count: found.length })}
        </Typography>
        <IllustrationGrid
          names={found}
          label={t("illustration.set")}
          nameOf={(name: IllustrationName) => t(`illustrations:${name}`)}
          chosen={chosen}
          onChoose={setChosen}
          onPick={onPick}
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: "wrap", gap: 1 }}>
        {/* Where there is little room, what else may be chosen stands in a row of its own. */}
        <Box sx={{ display: "flex", flex: "1 0 auto", gap: 1 }}>
          <Button
            color="secondary"
            startIcon={<UploadIcon />}
            disabled={share !== null}
            onClick={() => input.current?.click()}
          >
            {t("illustration.upload")}
          </Button>
          <Button color="secondary" onClick={() => onPick(null)}>
            {t("illustration.none")}
          </Button>
        </Box>
        <Box sx={{ display: "flex", ml: "auto", gap: 1 }}>
          <Button color="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={() => onPick(chosen)}>
            {t("illustration.use")}
          </Button>
        </Box>
        <FileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/gif"
          label={t("illustration.upload")}
          onFiles={([file]) => file && void send(file)}
        />
      </DialogActions>
    </Dialog>
  );
}
