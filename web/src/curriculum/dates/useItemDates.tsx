import { curriculumChangeEndpoints } from "@kindling/contract";
import DatesIcon from "@mui/icons-material/EditCalendarRounded";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { addDays } from "../calendar/calendarSpans.ts";
import { DatesDialog } from "./DatesDialog.tsx";

interface Item {
  readonly type: string;
  readonly id: number;
  readonly version: number;
  readonly start: string;
  readonly can: readonly string[];
}

/** Moving or copying chosen activities to other dates: the action of their list, and the dialog to draw. */
export function useItemDates(): { readonly action: RowAction<Item>; readonly dialog: ReactNode } {
  const { t } = useTranslation("calendar");
  const mayChange = useMayCall(curriculumChangeEndpoints.redate);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [first] = items.map(({ start }) => start).sort();
  return {
    action: {
      label: t("dates.change"),
      icon: DatesIcon,
      allowed: (row) => mayChange && row.can.includes("update"),
      run: setItems,
    },
    dialog: first !== undefined && (
      <DatesDialog
        title={t("dates.changeTitle", { count: items.length })}
        label={t(items.length > 1 ? "dates.beginItems" : "dates.begin")}
        what={{ items: items.map(({ type, id, version }) => ({ type, id, version })) }}
        start={addDays(first, 7)}
        copies={false}
        onClose={() => setItems([])}
      />
    ),
  };
}
