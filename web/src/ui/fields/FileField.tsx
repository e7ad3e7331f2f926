import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import FileIcon from "@mui/icons-material/DescriptionRounded";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { FileInput } from "../FileInput.tsx";
import { type FieldProps, useField } from "../form/useField.ts";
import { type Stored, uploadFile } from "./uploadFile.ts";

const isPicture = (file: Partial<Stored>) =>
  file.mime?.startsWith("image/") ?? /\.(jpe?g|png|webp|gif)$/i.test(file.name ?? "");

/** What to show for a stored file or the address of a picture; `name` is for pictures without one. */
function shownFile(value: unknown, name: string): Partial<Stored> | null {
  if (typeof value === "string" && value) return { url: value, name, mime: "image/*" };
  return typeof value === "object" && value !== null ? value : null;
}

/** A file input with progress, replace and remove. */
export function FileField({
  accept,
  ...props
}: FieldProps & { /** As the attribute of HTML. */ readonly accept?: string }) {
  const { t } = useTranslation(["ui", "app"]);
  const field = useField(props);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (chosen: File) => {
    abort.current = new AbortController();
    setTrouble(null);
    setShare(0);
    try {
      field.onChange(await uploadFile(chosen, setShare, abort.current.signal, t("file.failed")));
    } catch (error) {
      if (error instanceof CallError) setTrouble(error.message);
      fail(error, t("app:errors.fallback"));
    } finally {
      setShare(null);
    }
  };

  const file = shownFile(field.value, t("file.inUse"));
  const help = trouble ?? field.help;
  return (
    <Box role="group" aria-labelledby={`${id}l`} aria-describedby={help ? `${id}h` : undefined}>
      <FormLabel
        id={`${id}l`}
        component="div"
        required={field.required}
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <Stack
        direction="row"
        sx={{
          alignItems: "center",
          gap: 1.5,
          flexWrap: "wrap",
          border: 1,
          borderStyle: "dashed",
          borderColor: "edge",
          borderRadius: 1,
          p: 1.5,
        }}
      >
        {file &&
          (isPicture(file) ? (
            <Box
              component="img"
              src={file.url}
              alt=""
              sx={{ height: 64, maxWidth: 140, objectFit: "cover", borderRadius: 1 }}
            />
          ) : (
            <FileIcon sx={{ color: "text.secondary" }} />
          ))}
        {file && (
          <Link
            href={file.url}
            target="_blank"
            rel="noreferrer"
            sx={{ flex: 1, minWidth: 96, overflowWrap: "anywhere" }}
          >
            {file.name}
          </Link>
        )}
        {share !== null && (
          <Box sx={{ flex: "1 1 100%" }}>
            <LinearProgress variant="determinate" value={share * 100} aria-label={t("file.sending")} />
          </Box>
        )}
        {/* What can be done with a file stays together, below its name where there is no room beside it. */}
        <Stack direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
          {share !== null ? (
            <Button size="small" color="secondary" onClick={() => abort.current?.abort()}>
              {t("cancel")}
            </Button>
          ) : (
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              startIcon={<UploadIcon />}
              disabled={field.readOnly}
              onClick={() => input.current?.click()}
            >
              {t(file ? "file.replace" : "file.choose")}
            </Button>
          )}
          {file && share === null && !field.readOnly && (
            <IconButton
              aria-label={t("file.remove", { name: file.name })}
              onClick={() => field.onChange(null)}
            >
              <RemoveIcon />
            </IconButton>
          )}
        </Stack>
        <FileInput
          ref={input}
          accept={accept}
          label={field.label}
          onFiles={([chosen]) => chosen && void send(chosen)}
        />
      </Stack>
      {help && (
        <FormHelperText id={`${id}h`} error={Boolean(trouble ?? field.error)}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
