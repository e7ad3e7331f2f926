import type { Dashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

export function SessionStrip({ sessions }: { readonly sessions: Dashboard["sessions"] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Box
      component="ul"
      aria-label={t("sessions.title")}
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
      }}
    >
      {sessions.map(({ id, name, program, start, end, week, weeks }) => (
        <Card component="li" key={id} sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75, breakInside: "avoid" }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Typography variant="note">
            {program.name} · {t("sessions.dates", { start: format.date(start), end: format.date(end) })}
          </Typography>
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={Math.round((week / weeks) * 100)}
            sx={{ borderRadius: 1, height: 6, my: 1 }}
          />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t("sessions.week", { week: format.number(week), weeks: format.number(weeks) })}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
