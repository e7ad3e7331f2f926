import { curriculumChangeEndpoints } from "@kindling/contract";
import NextYearIcon from "@mui/icons-material/EventRepeatRounded";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { addDays } from "../calendar/calendarSpans.ts";
import { DatesDialog } from "./DatesDialog.tsx";

interface Session {
  readonly id: number;
  readonly name: string;
  readonly start: string;
  readonly can: readonly string[];
}

/** Moving or copying a whole session to next year, on the same weekday: the action of its row, and the dialog to draw. */
export function useSessionDates(): { readonly action: RowAction<Session>; readonly dialog: ReactNode } {
  const { t } = useTranslation("calendar");
  const mayChange = useMayCall(curriculumChangeEndpoints.redate);
  const [session, setSession] = useState<Session | null>(null);
  return {
    action: {
      label: t("dates.nextYear"),
      icon: NextYearIcon,
      allowed: (row) => mayChange && row.can.includes("update"),
      run: ([row]) => setSession(row ?? null),
    },
    dialog: session && (
      <DatesDialog
        title={t("dates.nextYearTitle", { name: session.name })}
        label={t("dates.begin")}
        what={{ session_id: session.id }}
        start={addDays(session.start, 364)}
        copies
        onClose={() => setSession(null)}
      />
    ),
  };
}
