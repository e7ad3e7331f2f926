import type { MadeSubstitute } from "@kindling/contract";
import CopyIcon from "@mui/icons-material/ContentCopyRounded";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { SubstitutePaper } from "./SubstitutePaper.tsx";

/** A new link and its PIN, which are shown this once: to copy or print. */
export function MadeLink({
  made: { day, url, pin, site },
  onAnother,
}: {
  readonly made: MadeSubstitute;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation("header");
  const id = useId();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = format.date(day, "long");
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => succeed(done),
      (error) => fail(error, t("substitutes.copyFailed")),
    );
  const parts = [
    { name: "link", text: url, button: t("substitutes.copyLink"), done: t("substitutes.linkCopied") },
    { name: "pin", text: pin, button: t("substitutes.copyPin"), done: t("substitutes.pinCopied") },
  ] as const;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 2 }}>
      <Box>
        <Typography ref={heading} id={id} tabIndex={-1} variant="h3">
          {t("substitutes.madeTitle", { day: date, site })}
        </Typography>
        <Typography>{t("substitutes.once")}</Typography>
      </Box>
      {parts.map(({ name, text, button, done }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "flex-end" }}>
          <TextField
            label={t(`substitutes.${name}`)}
            value={text}
            size="small"
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
            sx={{ flex: "1 1 220px" }}
          />
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(text, done)}>
            {button}
          </Button>
        </Stack>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={() =>
            void copy(t("substitutes.message", { day: date, url, pin }), t("substitutes.messageCopied"))
          }
        >
          {t("substitutes.copyMessage")}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t("substitutes.print")}
        </Button>
        <Button color="secondary" onClick={onAnother}>
          {t("substitutes.another")}
        </Button>
      </Stack>
      <SubstitutePaper day={date} url={url} pin={pin} />
    </Box>
  );
}
