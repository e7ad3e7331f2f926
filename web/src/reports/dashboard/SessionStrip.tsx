import type { Dashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** The sessions of today, each with its week. */
export function SessionStrip({ sessions }: { readonly sessions: Dashboard["sessions"] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Box
      component="ul"
      aria-label={t("sessions.title")}
      sx={{
        display: "grid",
        columnGap: 3,
        rowGap: 1,
        mb: 2,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
      }}
    >
      {sessions.map(({ id, name, program, start, end, week, weeks }) => (
        <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: "anywhere", breakInside: "avoid" }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="note">
            {t("sessions.week", { week: format.number(week), weeks: format.number(weeks) })} · {program.name}{" "}
            · {t("sessions.dates", { start: format.date(start), end: format.date(end) })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
