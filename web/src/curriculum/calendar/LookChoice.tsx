import { useTranslation } from "react-i18next";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { type CalendarView, looks } from "./useCalendarView.ts";

/** How the calendar is shown; a small screen has a list in place of the time line and the table. */
export function LookChoice({ view, isNarrow }: { readonly view: CalendarView; readonly isNarrow: boolean }) {
  const { t } = useTranslation("calendar");
  const fits = looks.filter((look) => !isNarrow || look !== "table");
  return (
    <ToggleChoice
      label={t("look")}
      value={isNarrow && view.look === "table" ? "timeline" : view.look}
      choices={fits.map((look) => ({
        value: look,
        children: t(`looks.${isNarrow && look === "timeline" ? "list" : look}`),
      }))}
      onChange={(look) => view.change({ look: look === "timeline" ? "" : look })}
      sx={isNarrow ? {} : { ml: "auto" }}
    />
  );
}
