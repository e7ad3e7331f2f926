import { bankStatementEndpoints } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useDownload } from "../../ui/useDownload.ts";
import { useFileWords } from "../payments/usePaymentActions.tsx";
import { type BankStatement, bankPath } from "./bankPaths.ts";

/** What can be done with a whole statement: its result as a file, and removing it while nothing was decided. */
export function StatementButtons({ statement }: { readonly statement: BankStatement }) {
  const { t } = useTranslation("bank");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const file = useDownload(useFileWords());
  const { ask, dialog } = useConfirm();
  const { id, account, from_on: from, to_on: to, line_count: count } = statement;
  const params = { id };
  const discard = async () => {
    const agreed = await ask({
      title: t("discard.title"),
      text: t("discard.text", { count }),
      confirm: t("discard.confirm"),
    });
    if (!agreed) return;
    try {
      const { message } = await call(bankStatementEndpoints.discard, { params });
      succeed(message);
      void navigate(bankPath);
      await queries.invalidateQueries();
    } catch (error) {
      fail(error, t("discard.failed"));
    }
  };
  return (
    <>
      {statement.is_untouched && (
        <Button color="secondary" onClick={() => void discard()}>
          {t("discard.button")}
        </Button>
      )}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<FileIcon />}
        loading={file.progress !== null}
        loadingPosition="start"
        onClick={() =>
          void file.start(bankStatementEndpoints.result, {
            params,
            fileName: `${t("lines.fileName", { account, from, to })}.csv`,
          })
        }
      >
        {t("lines.file")}
      </Button>
      {dialog}
    </>
  );
}
