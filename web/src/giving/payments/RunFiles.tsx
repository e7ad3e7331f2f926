import { type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../ui/useDownload.ts";
import { AccountingDialog } from "./AccountingDialog.tsx";
import { useFileWords } from "./usePaymentActions.tsx";

const { letters, statements } = paymentRunEndpoints;
const papers = [
  { name: "letters", endpoint: letters },
  { name: "charityStatements", endpoint: statements, query: { of: "charity" } },
  { name: "statements", endpoint: statements, query: { of: "site" } },
] as const;

/** The files of an approved run: letters and statements of what was sent, and bills. */
export function RunFiles({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const [asksAccount, setAsksAccount] = useState(false);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      {run.sent_count > 0 && papers.map((paper) => <PaperButton key={paper.name} run={run} paper={paper} />)}
      <FileButton onClick={() => setAsksAccount(true)}>{t("files.accounting")}</FileButton>
      {asksAccount && <AccountingDialog run={run} onClose={() => setAsksAccount(false)} />}
    </Stack>
  );
}

function PaperButton({
  run: { id, name: run },
  paper,
}: {
  readonly run: PaymentRun;
  readonly paper: (typeof papers)[number];
}) {
  const { t } = useTranslation("payments");
  const { progress, start } = useDownload(useFileWords());
  const { name, endpoint } = paper;
  const query = "query" in paper ? { query: paper.query } : {};
  return (
    <FileButton
      loading={progress !== null}
      onClick={() =>
        void start(endpoint, { params: { id }, ...query, fileName: `${t(`files.${name}File`, { run })}.pdf` })
      }
    >
      {t(`files.${name}`)}
    </FileButton>
  );
}

const FileButton = (button: Pick<ComponentProps<typeof Button>, "onClick" | "loading" | "children">) => (
  <Button
    size="small"
    variant="outlined"
    color="secondary"
    startIcon={<FileIcon />}
    loadingPosition="start"
    {...button}
  />
);
