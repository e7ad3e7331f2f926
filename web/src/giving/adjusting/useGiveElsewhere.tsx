import { adjustmentEndpoints, type charityChoiceEndpoints } from "@kindling/contract";
import GiveIcon from "@mui/icons-material/SwapHorizRounded";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

const AnotherCharityDialog = lazy(async () => ({
  default: (await import("./AnotherCharityDialog.tsx")).AnotherCharityDialog,
}));

type Choice = RowOf<typeof charityChoiceEndpoints.list>;

/** Giving what a class gave and earned in a closed session to another charity. */
export function useGiveElsewhere(): { action: RowAction<Choice>; dialog: ReactElement | null } {
  const { t } = useTranslation("adjusting");
  const mayGive = useMayCall(adjustmentEndpoints.charity);
  const [given, setGiven] = useState<Choice | null>(null);
  return {
    action: {
      label: t("elsewhere.action"),
      icon: GiveIcon,
      allowed: ({ is_closed }) => mayGive && is_closed,
      run: ([choice]) => setGiven(choice ?? null),
    },
    dialog: given && (
      <Suspense>
        <AnotherCharityDialog
          session={given.session.id}
          of={{ site: given.school, teacher: given.user }}
          onClose={() => setGiven(null)}
        />
      </Suspense>
    ),
  };
}
