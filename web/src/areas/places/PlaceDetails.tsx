import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlaceCard } from "../../classroom/place-overview/PlaceCard.tsx";

/** What is on record about a place; what is not filled in is left out. */
export function PlaceDetails({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const { t } = useTranslation("people");
  return (
    <PlaceCard title={t("places.details")}>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
          gap: 1,
          m: 0,
          overflowWrap: "anywhere",
        }}
      >
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== "")
          .map(([label, value]) => (
            <Box key={label} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
    </PlaceCard>
  );
}
