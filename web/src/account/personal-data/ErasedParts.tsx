import type { ErasurePreview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** What an erasure removes and what it keeps without the person, with counts. */
export function ErasedParts({ parts }: Pick<ErasurePreview, "parts">) {
  const { t } = useTranslation("privacy");
  const format = useFormat();
  const shown = parts.filter(({ rows }) => rows > 0);
  return (["gone", "unnamed"] as const).map((erasure) => {
    const these = shown.filter((part) => part.erasure === erasure);
    return (
      these.length > 0 && (
        <Box key={erasure}>
          <Typography variant="h3" component="h3">
            {t(`erase.${erasure}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {these.map(({ title, rows }) => (
              <li key={title}>{`${title}: ${format.number(rows)}`}</li>
            ))}
          </Box>
        </Box>
      )
    );
  });
}
