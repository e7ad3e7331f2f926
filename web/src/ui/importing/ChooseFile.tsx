import type { Endpoint } from "@kindling/contract";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { PasteTable } from "../../sheets/PasteTable.tsx";
import { DropZone } from "./DropZone.tsx";
import { RadioChoice } from "./RadioChoice.tsx";
import type { ImportMode } from "./useImport.ts";

const modes = ["create", "upsert"] as const;

/** The first step of an import: the file, the mode for existing rows, and templates. */
export function ChooseFile({
  calls,
  things,
  mode,
  checking,
  onFile,
}: {
  readonly calls: { readonly importTemplate: Endpoint };
  readonly things: string;
  readonly mode: ImportMode;
  readonly checking: string | null;
  readonly onFile: (file: File, mode: ImportMode) => void;
}) {
  const { t } = useTranslation("ui");
  const [chosen, setChosen] = useState(mode);
  const [pasted, setPasted] = useState("");
  const template = async (current: boolean) => {
    const fileName = `${current ? things : t("import.templateFile", { things })}.csv`;
    try {
      await download(calls.importTemplate, { ...(current && { query: { current: "true" } }), fileName });
    } catch (error) {
      fail(error, t("failed.download"));
    }
  };
  if (checking !== null) {
    return (
      <Stack spacing={1.5} sx={{ py: 4 }}>
        <Typography>{t("import.checking", { name: checking })}</Typography>
        <LinearProgress aria-label={t("import.progress")} />
      </Stack>
    );
  }
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <Typography>{t("import.begin")}</Typography>
        <Button size="small" onClick={() => void template(false)}>
          {t("import.template")}
        </Button>
        <Button size="small" onClick={() => void template(true)}>
          {t("import.current")}
        </Button>
      </Stack>
      <RadioChoice
        label={t("import.mode")}
        choices={modes}
        value={chosen}
        spell={(each) => t(`import.modes.${each}`)}
        onChange={setChosen}
      />
      <DropZone onFile={(file) => onFile(file, chosen)} />
      <PasteTable text={pasted} onText={setPasted} onFile={(file) => onFile(file, chosen)} />
    </>
  );
}
