import { bankStatementEndpoints, bankStatements } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { column, dateColumn, momentColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { moneyColumn } from "../shared/moneyColumn.tsx";
import { type BankStatement, newStatementPath, reconciliationPath, statementPath } from "./bankPaths.ts";

const start: ListStart = { sort: "to_on", order: "desc" };

const columns = [
  column("account", 180),
  dateColumn("from_on", 130),
  dateColumn("to_on", 130),
  numberColumn("line_count", 120),
  numberColumn("open_count", 100),
  numberColumn("confirmed_count", 125),
  moneyColumn<BankStatement, "in_cents">("in_cents", 120),
  moneyColumn<BankStatement, "out_cents">("out_cents", 120),
  spare(column("file_name", 180)),
  spare(numberColumn("not_ours_count", 100)),
  spare(numberColumn("known_count", 110)),
  spare(moneyColumn<BankStatement, "opening_cents">("opening_cents", 120)),
  spare(moneyColumn<BankStatement, "closing_cents">("closing_cents", 120)),
  spare(column("created_by", 150)),
  spare(momentColumn("created_at", 150)),
];

/** The statements of banks, latest first. */
export function BankStatementsPage() {
  const { t } = useTranslation("bank");
  const labels = useLabels(bankStatements);
  return (
    <>
      <PageHeader title={labels.many} text={t("text")}>
        <Button component={Link} to={reconciliationPath} variant="outlined" color="secondary">
          {t("reconciliation.title")}
        </Button>
        <Button component={Link} to={newStatementPath} variant="contained">
          {t("upload")}
        </Button>
      </PageHeader>
      <ResourceList
        resource={bankStatements}
        list={bankStatementEndpoints.list}
        columns={columns}
        pageOf={({ id }) => statementPath(id)}
        start={start}
        filters={<DatesFilter />}
        empty={<EmptyState title={t("empty")} text={t("emptyText")} />}
      />
    </>
  );
}
