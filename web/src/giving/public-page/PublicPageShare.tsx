import CopyIcon from "@mui/icons-material/ContentCopyRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fail, succeed } from "../../core/toasts.ts";

/** The address of the page, and what shows it on another site. */
export function PublicPageShare({ url }: { readonly url: string }) {
  const { t } = useTranslation("publicPage");
  const id = useId();
  const snippet = `<iframe src="${url}?embed" title="${t("frameTitle")}" width="100%" height="700" style="border:0" loading="lazy"></iframe>`;
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => succeed(t("copied")),
      (error: unknown) => fail(error, t("notCopied")),
    );
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography id={id} variant="h2">
          {t("share")}
        </Typography>
        <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
          {url}
        </Link>
        <TextField
          label={t("snippet")}
          value={snippet}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          helperText={t("snippetHint")}
        />
        <Button
          startIcon={<CopyIcon />}
          variant="outlined"
          onClick={() => void copy()}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("copy")}
        </Button>
      </Stack>
    </Card>
  );
}
