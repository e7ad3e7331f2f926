import type { Endpoint } from "@kindling/contract";
import CopyIcon from "@mui/icons-material/ContentCopyRounded";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { valuesOf } from "../../ui/form/formValues.ts";
import { shapeOf } from "../../ui/form/schemaAt.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import type { ActivityRow } from "./activityCalls.ts";

/** Making a draft that begins as a copy of an item, such as one whose questions are locked; it opens at once. */
export function useDuplication(create: Endpoint): RowAction<ActivityRow> {
  const { t } = useTranslation("curriculum");
  const queries = useQueryClient();
  const { open } = useEditAddress();
  const mayAdd = useMayCall(create);

  async function duplicate(row: ActivityRow): Promise<void> {
    const title = t("activities.copyOf", { title: row.title }).slice(0, 200);
    const body = { ...valuesOf(row, shapeOf(create.body)), title, is_approved: false };
    try {
      const reply: unknown = await call(create, { body });
      succeed(t("activities.duplicated"));
      void queries.invalidateQueries();
      open((reply as { data: ActivityRow }).data.id);
    } catch (error) {
      fail(error, t("activities.duplicationFailed"));
    }
  }

  return {
    label: t("activities.duplicate"),
    icon: CopyIcon,
    allowed: () => mayAdd,
    run: ([row]) => {
      if (row) void duplicate(row);
    },
  };
}
