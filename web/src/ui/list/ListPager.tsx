import { pageSizes } from "@kindling/contract/light";
import TablePagination from "@mui/material/TablePagination";
import { useTranslation } from "react-i18next";
import type { ListState } from "./useListState.ts";
import { useRangeText } from "./useRangeText.ts";

/** The pages of a list: how many rows they have, which one is shown, and the ones beside it. */
export function ListPager({ state, total }: { readonly state: ListState; readonly total: number }) {
  const { t } = useTranslation("ui");
  const range = useRangeText();
  return (
    <TablePagination
      component="div"
      className="no-print"
      count={total}
      page={Math.min(state.page, Math.max(0, Math.ceil(total / state.rows) - 1))}
      rowsPerPage={state.rows}
      rowsPerPageOptions={[...pageSizes]}
      labelRowsPerPage={t("list.rows")}
      labelDisplayedRows={range}
      getItemAriaLabel={(to) => t(`list.pages.${to}`)}
      onPageChange={(_event, page) => state.change({ page: page > 0 ? String(page) : null })}
      onRowsPerPageChange={(event) => state.setRows(Number(event.target.value))}
      sx={{ "& .MuiTablePagination-toolbar": { px: 0, flexWrap: "wrap" } }}
    />
  );
}
