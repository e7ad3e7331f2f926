import type { PlaceOverview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

export function PlaceCharities({ charities }: { readonly charities: PlaceOverview["giving"]["charities"] }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const titleId = useId();
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography
        id={titleId}
        variant="body2"
        component="h3"
        sx={{ fontWeight: 600, color: "text.secondary" }}
      >
        {t("places.charities")}
      </Typography>
      <Box component="ul" aria-labelledby={titleId}>
        {charities.map(({ id, name, classes, earned_cents, donated_cents }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              columnGap: 2,
              py: 1,
              borderBottom: 1,
              borderColor: "divider",
              "&:last-of-type": { borderBottom: 0 },
            }}
          >
            <Typography component="span" sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
              {t("places.chosenBy", { count: classes, classes: format.number(classes) })}
              {" · "}
              {t("places.brings", {
                earned: format.money(earned_cents),
                donated: format.money(donated_cents),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
