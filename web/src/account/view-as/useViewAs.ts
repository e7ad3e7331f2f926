import { loginEndpoints } from "@kindling/contract";
import ViewIcon from "@mui/icons-material/VisibilityOutlined";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useSession } from "../../core/session.ts";
import { fail } from "../../core/toasts.ts";
import type { User } from "../../people/users/userColumns.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { showIn } from "./view.ts";

/** Opens the portal in another tab as somebody sees it. */
export function useViewAs(): RowAction<User> {
  const { t } = useTranslation("viewAs");
  const may = useMayCall(loginEndpoints.viewAs);
  const own = useSession()?.user.email;
  const open = async (user: User) => {
    // Before the call, because browsers only let a click open tabs.
    const tab = window.open("about:blank");
    if (!tab) return fail(null, t("blocked"));
    try {
      const { data } = await call(loginEndpoints.viewAs, { params: { id: user.id } });
      showIn(tab, data);
    } catch (error) {
      tab.close();
      fail(error, t("failed"));
    }
  };
  return {
    label: t("open"),
    icon: ViewIcon,
    allowed: (user) => may && user.is_active && user.can.includes("update") && user.email !== own,
    run: ([user]) => void (user && open(user)),
  };
}
