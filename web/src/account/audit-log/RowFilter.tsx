import { useTranslation } from "react-i18next";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { useList } from "../../ui/list/ListContext.ts";

/** Shows that the log is narrowed to one row, as a link from that row does it, and takes that away. */
export function RowFilter() {
  const { t } = useTranslation("people");
  const { state, labels } = useList();
  const chosen = state.filters["entity_id"];
  if (!chosen) return null;
  return (
    <FilterPill
      label={labels.field("entity_id")}
      value={`#${chosen}`}
      onClear={() => state.change({ entity_id: null })}
    >
      {() => t("audit.oneRow")}
    </FilterPill>
  );
}
