import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { usePoints } from "./useToday.ts";

type Points = NonNullable<ReturnType<typeof usePoints>["data"]>;

/** What a class has won lately, and what it comes to for giving. */
export function RecentPoints({ points }: { points: Points }) {
  const { t } = useTranslation("classroom");
  const format = useFormat();
  return (
    <Card component="section" aria-labelledby="recent-points">
      <CardContent>
        <Typography id="recent-points" variant="h2">
          {t("recent.title")}
        </Typography>
        {points.earned_cents > 0 && (
          <Typography sx={{ mt: 0.5, color: "text.secondary" }}>
            {t("recent.earned", { amount: format.money(points.earned_cents) })}
          </Typography>
        )}
        {points.recent.length === 0 && (
          <Typography sx={{ mt: 1, color: "text.secondary" }}>{t("recent.none")}</Typography>
        )}
        <Box
          component="ul"
          sx={{
            mt: 2,
            gap: 1.5,
            display: "grid",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
          }}
        >
          {points.recent.slice(0, 6).map((entry) => (
            <Stack key={entry.id} component="li" direction="row" sx={{ gap: 2, alignItems: "baseline" }}>
              <Typography
                component="span"
                variant="h3"
                sx={{ color: "primary.main", minWidth: "3ch", fontVariantNumeric: "tabular-nums" }}
              >
                {entry.points > 0 ? `+${entry.points}` : entry.points}
              </Typography>
              <span>
                <Typography component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
                  {entry.title}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {format.moment(entry.created_at)}
                </Typography>
              </span>
            </Stack>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
