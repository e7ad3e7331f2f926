import type { pdfFormResponseEndpoints } from "@kindling/contract";
import FileIcon from "@mui/icons-material/DescriptionOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";

type Files = RowOf<typeof pdfFormResponseEndpoints.list>["files"];

/** What a class handed in, each to be opened: pictures as they are, papers by their name. */
export function ResponseFiles({ files }: { readonly files: Files }) {
  const { t } = useTranslation("responses");
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("filesTitle")}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(112px, 1fr))",
        }}
      >
        {files.map(({ fileKey, name, mime, url }) => (
          <li key={fileKey}>
            <Link
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ display: "block", typography: "body2", overflowWrap: "anywhere" }}
            >
              <Box
                sx={{
                  aspectRatio: "4 / 3",
                  mb: 0.5,
                  borderRadius: 1,
                  overflow: "hidden",
                  display: "grid",
                  placeItems: "center",
                  bgcolor: "background.sunken",
                  color: "text.secondary",
                }}
              >
                {mime.startsWith("image/") ? (
                  <Box
                    component="img"
                    src={url}
                    alt=""
                    loading="lazy"
                    sx={{ width: 1, height: 1, objectFit: "cover" }}
                  />
                ) : (
                  <FileIcon aria-hidden fontSize="large" />
                )}
              </Box>
              {name}
              <Box component="span" sx={visuallyHidden}>
                {" "}
                {t("newTab")}
              </Box>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
