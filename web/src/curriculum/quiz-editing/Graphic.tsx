import MissingIcon from "@mui/icons-material/HideImageOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { pictureSource } from "../pictures/pictureAddress.ts";

/** A picture of a quiz question; one that is asked for by name and not there yet says so. */
export function Graphic({
  address,
  name,
  alt = "",
  sx,
}: {
  readonly address: string | null;
  readonly name: string | null;
  readonly alt?: string;
  readonly sx?: Readonly<Record<string, string | number>>;
}) {
  const { t } = useTranslation("quizzes");
  if (address) {
    return (
      <Box
        component="img"
        {...pictureSource(address)}
        alt={alt}
        data-aloud="item"
        sx={{ objectFit: "contain", borderRadius: 1, maxWidth: 1, minWidth: 0, ...sx }}
      />
    );
  }
  if (!name) return null;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        px: 1.25,
        py: 0.5,
        border: 1,
        borderStyle: "dashed",
        borderColor: "warning.main",
        borderRadius: 1,
        color: "text.primary",
        typography: "body2",
        overflowWrap: "anywhere",
      }}
    >
      <MissingIcon fontSize="small" sx={{ color: "warning.main" }} />
      {t("graphics.missing", { name })}
    </Box>
  );
}
