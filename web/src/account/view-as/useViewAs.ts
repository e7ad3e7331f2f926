import { loginEndpoints } from "@kindling/contract";
import ViewIcon from "@mui/icons-material/VisibilityOutlined";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useSession } from "../../core/session.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { User } from "../../people/users/userColumns.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { showInTab } from "./view.ts";

/** Opens the portal in another tab as somebody sees it. */
export function useViewAs(): RowAction<User> {
  const { t } = useTranslation("viewAs");
  const may = useMayCall(loginEndpoints.viewAs);
  const own = useSession()?.user.email;
  const open = async (user: User) => {
    try {
      // The password may be asked for first, here. Its button, like this one, may still open a tab some seconds later.
      const { data } = await call(loginEndpoints.viewAs, { params: { id: user.id } });
      if (showInTab(data)) return;
      const again = () => void (showInTab(data) || fail(null, t("blocked")));
      succeed(t("ready", { name: user.name }), { label: t("openTab"), run: again });
    } catch (error) {
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
