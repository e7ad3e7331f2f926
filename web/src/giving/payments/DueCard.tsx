import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { newRunPath, sumsOf, useDue } from "./runs.ts";

/** What charities could be paid now, and the way to pay it. */
export function DueCard() {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const found = useDue();
  const id = useId();
  if (found.isError) return <ErrorNote found={found} things={t("due.title")} />;
  const sums = found.data && sumsOf(found.data);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      aria-busy={found.isPending}
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        minHeight: 132,
      }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Typography id={id} variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {t("due.title")}
        </Typography>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {sums ? format.money(sums.total_cents) : <Skeleton width="6ch" />}
        </Typography>
        <Typography variant="note" component="p">
          {!sums && <Skeleton width="60%" />}
          {sums &&
            (found.data.length === 0
              ? t("due.nothing")
              : t("due.text", {
                  count: found.data.length,
                  donated: format.money(sums.donated_cents),
                  earned: format.money(sums.earned_cents),
                }))}
        </Typography>
      </Box>
      {found.data && found.data.length > 0 && (
        <Button component={Link} to={newRunPath} variant="contained">
          {t("start.button")}
        </Button>
      )}
    </Card>
  );
}
