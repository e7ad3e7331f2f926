import { type BankLayout, bankStatementEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { failureText } from "../../core/toasts.ts";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DropZone } from "../../ui/importing/DropZone.tsx";
import { BackToStatements } from "./BackToStatements.tsx";
import type { Preview } from "./bankPaths.ts";
import { TakeForm } from "./TakeForm.tsx";

const accept = ".csv,.tsv,.txt,.xlsx,.xml,text/csv,application/xml";

interface Read {
  readonly file: File;
  readonly preview: Preview;
}

/** Takes over a bank's file: choose it, check what its columns are, take its lines. */
export function NewStatementPage() {
  const { t } = useTranslation("bank");
  const [read, setRead] = useState<Read | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const look = async (file: File, layout?: BankLayout) => {
    setReading(file.name);
    setFault(null);
    try {
      const { data } = await call(bankStatementEndpoints.read, {
        body: layout ? { layout } : {},
        files: { file },
      });
      setRead({ file, preview: data });
    } catch (error) {
      setFault(failureText(error, t("new.unread")));
    } finally {
      setReading(null);
    }
  };
  return (
    <>
      <PageHeader title={t("new.title")} text={t("new.text")}>
        <BackToStatements />
      </PageHeader>
      <Stack spacing={2.5}>
        {fault && <Alert severity="error">{fault}</Alert>}
        {!read && (
          <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
            {reading === null ? (
              <DropZone accept={accept} hint={t("new.kinds")} onFile={(file) => void look(file)} />
            ) : (
              <Stack spacing={1.5} sx={{ py: 4 }}>
                <Typography>{t("new.reading", { name: reading })}</Typography>
                <LinearProgress aria-label={t("new.reading", { name: reading })} />
              </Stack>
            )}
          </Card>
        )}
        {read && (
          <TakeForm
            key={read.file.name}
            file={read.file}
            preview={read.preview}
            isReading={reading !== null}
            onLayout={(layout) => void look(read.file, layout)}
            onOther={() => setRead(null)}
          />
        )}
      </Stack>
    </>
  );
}
