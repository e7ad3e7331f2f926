import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import type { Profile } from "../../core/session.ts";
import { accountCalls } from "../accountCalls.ts";
import { leaveView } from "./view.ts";

/** Says whose view of the portal this is and how long it lasts, on every screen, and ends it. */
export function ViewBanner({ fullName: name, viewed_until: until = "" }: Profile) {
  const { t } = useTranslation("viewAs");
  const format = useFormat();
  const end = () => {
    // It would end by itself in half an hour, so a failure needs no word. A tab that closes sends nothing any more.
    void call(accountCalls.logout)
      .catch(() => undefined)
      .finally(leaveView);
  };
  return (
    <aside className="view-banner no-print" aria-label={t("label")}>
      <span>{t("banner", { name, at: format.moment(until) })}</span>
      <Button size="small" variant="outlined" color="secondary" onClick={end}>
        {t("end")}
      </Button>
    </aside>
  );
}
