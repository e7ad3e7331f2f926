import type { pdfFormResponseEndpoints } from "@kindling/contract";
import ClipIcon from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";

type Files = RowOf<typeof pdfFormResponseEndpoints.list>["files"];

export function FileCount({ files }: { readonly files: Files }) {
  const { t } = useTranslation("responses");
  if (files.length === 0) return null;
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.25 }}>
      <ClipIcon aria-hidden sx={{ fontSize: "1.1em", color: "text.secondary" }} />
      <span aria-hidden>{files.length}</span>
      <Box component="span" sx={visuallyHidden}>
        {t("files", { count: files.length })}
      </Box>
    </Box>
  );
}
