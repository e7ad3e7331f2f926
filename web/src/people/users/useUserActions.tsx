import { userEndpoints } from "@kindling/contract/light";
import PersonIcon from "@mui/icons-material/PersonOutlineRounded";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useActivation } from "../../ui/useActivation.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { useOpenMoney } from "../open-money/useOpenMoney.tsx";
import { usePasswordActions } from "./usePasswordActions.tsx";
import { onAccounts, type User } from "./userColumns.tsx";
import { type instructors, pageOf } from "./userKinds.ts";

export function useUserActions(kind: typeof instructors): {
  open: RowAction<User>;
  single: readonly RowAction<User>[];
  bulk: readonly RowAction<User>[];
  dialogs: ReactElement;
} {
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const money = useOpenMoney(kind, userEndpoints, "person");
  const removal = useRemoval(kind, userEndpoints, money);
  const passwords = usePasswordActions();
  const activation = useActivation<User>(userEndpoints.bulk, true, money.deactivating).map(onAccounts);
  return {
    open: {
      label: t("users.openPage"),
      icon: PersonIcon,
      allowed: () => true,
      run: ([user]) => void (user && navigate(pageOf(user))),
    },
    single: [passwords.mail, passwords.set, ...activation, removal.action],
    bulk: [passwords.mail, ...activation, removal.action],
    dialogs: (
      <>
        {removal.dialog}
        {money.dialog}
        {passwords.dialog}
      </>
    ),
  };
}
