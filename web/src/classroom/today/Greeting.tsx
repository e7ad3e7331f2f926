import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { partOfDay } from "./itemsOfToday.ts";
import { useMe } from "./useToday.ts";

/** A word of welcome by name and time of day, and what the day is about. */
export function Greeting({ about }: { readonly about: string }) {
  const { t } = useTranslation("classroom");
  const me = useMe().data;
  const isStandIn = useSubstitute();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const greeting = t(`greeting.${part}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h1" sx={{ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)" }}>
        {me && !isStandIn
          ? t("greeting.named", { greeting, name: me.first_name })
          : t("greeting.plain", { greeting })}
      </Typography>
      <Typography color="textSecondary">{about}</Typography>
    </Box>
  );
}
