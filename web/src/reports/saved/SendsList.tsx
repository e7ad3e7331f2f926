import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { SavedReport } from "./useSavedReports.ts";

/** The latest sends of a report: recipient, time and result. */
export function SendsList({ sends }: { readonly sends: SavedReport["sends"] }) {
  const { t } = useTranslation("savedReports");
  const format = useFormat();
  return (
    <Box component="section" aria-live="polite">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("sends.title")}
      </Typography>
      {sends.length === 0 && <Typography variant="note">{t("sends.none")}</Typography>}
      <Box component="ul" sx={{ display: "grid", gap: 1 }}>
        {sends.map(({ id, user, state, rows, at }) => (
          <Typography
            key={id}
            component="li"
            variant="body2"
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between" }}
          >
            <span>
              <strong>{user.name}</strong>
              {" · "}
              {t(`sends.${state}`)}
              {state === "sent" && rows !== null && ` (${t("sends.rows", { count: rows })})`}
            </span>
            <Box component="span" sx={{ color: "text.secondary" }}>
              {format.moment(at)}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
