import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** How much of the day is done, as a bar and in words. */
export function DayProgress({ done, total }: { readonly done: number; readonly total: number }) {
  const { t } = useTranslation("home");
  return (
    <Box sx={{ width: { xs: 1, sm: 240 } }}>
      <Typography variant="body2" sx={{ color: "text.secondary", fontWeight: 600, mb: 0.5 }}>
        {t("tile.done", { done, count: total })}
      </Typography>
      <Box aria-hidden sx={{ height: 8, borderRadius: 99, bgcolor: "background.sunken", overflow: "hidden" }}>
        <Box
          sx={{ height: 1, width: `${(done / total) * 100}%`, bgcolor: "success.main", borderRadius: 99 }}
        />
      </Box>
    </Box>
  );
}
