import { type Language, publicPageEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageNames, readLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";

/** The page as it was saved last, also while it is off. */
export function PublicPagePreview({ version }: { readonly version: number }) {
  const { t } = useTranslation("publicPage");
  const id = useId();
  const [language, setLanguage] = useState<Language>(readLanguage);
  const found = useQuery(
    dataQuery([publicPageEndpoints.preview.name, version, language], publicPageEndpoints.preview, {
      query: { language },
    }),
  );
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {t("preview")}
        </Typography>
        {(["en", "es"] as const).map((each) => (
          <Button
            key={each}
            size="small"
            lang={each}
            variant={each === language ? "contained" : "outlined"}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {languageNames[each]}
          </Button>
        ))}
      </Stack>
      {found.isPending && <Skeleton variant="rounded" height={520} />}
      {found.isError && <ErrorNote found={found} things={t("preview")} />}
      {found.data && (
        <Box
          component="iframe"
          title={t("preview")}
          srcDoc={found.data.html}
          sandbox=""
          sx={{ display: "block", width: 1, height: 620, border: 1, borderColor: "divider", borderRadius: 2 }}
        />
      )}
    </Card>
  );
}
