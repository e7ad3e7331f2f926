import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";

export function FileLink({ file }: { readonly file: { readonly url: string; readonly name: string } }) {
  const { t } = useTranslation("content");
  return (
    <Link
      href={file.url}
      download={file.name}
      aria-label={t("pageFiles.downloadNamed", { name: file.name })}
      // The click must not open the row.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, maxWidth: 1 }}
    >
      <DownloadIcon fontSize="small" aria-hidden />
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {file.name}
      </Box>
    </Link>
  );
}
