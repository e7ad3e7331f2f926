import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { useKeptAnswers } from "../sending/answerOutbox.ts";
import { useConnection } from "./useConnection.ts";

/** Spells a moment as people say it: the hour, and the day when it is another one. */
function spell(moment: number, language: Language): string {
  const at = new Date(moment);
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locales[language], {
    timeStyle: "short",
    ...(!isToday && { dateStyle: "medium" }),
  }).format(at);
}

/** The classroom's offline notice: age of the data and unsent responses. */
export function ConnectionNotice() {
  const { t } = useTranslation("offline");
  const language = useLanguage();
  const { isLost, asOf } = useConnection();
  const { waiting } = useKeptAnswers();
  // The first attempt doesn't count as waiting.
  const late = waiting.filter(({ attempts }) => attempts > 0).length;
  const head = [
    isLost && (asOf > 0 ? t("asOf", { time: spell(asOf, language) }) : t("noConnection")),
    late > 0 && t("waitingCount", { count: late }),
  ].filter(Boolean);
  return (
    <Box role="status" className="no-print" sx={{ position: "sticky", bottom: 0, zIndex: "snackbar" }}>
      {head.length > 0 && (
        <Box
          sx={{
            bgcolor: "secondary.dark",
            color: "secondary.contrastText",
            textAlign: "center",
            textWrap: "balance",
            typography: "body2",
            px: 2,
            py: 1.25,
          }}
        >
          <Box component="strong" sx={{ display: "block" }}>
            {head.join(" · ")}
          </Box>
          {t("notice")}
        </Box>
      )}
    </Box>
  );
}
