import AudioIcon from "@mui/icons-material/AudiotrackRounded";
import TextIcon from "@mui/icons-material/DescriptionRounded";
import PictureIcon from "@mui/icons-material/ImageRounded";
import FilmIcon from "@mui/icons-material/MovieRounded";
import PdfIcon from "@mui/icons-material/PictureAsPdfRounded";
import SlidesIcon from "@mui/icons-material/SlideshowRounded";
import TableIcon from "@mui/icons-material/TableChartRounded";
import Box from "@mui/material/Box";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type { Area } from "../areas/AreaIcon.tsx";

const kinds: readonly (readonly [RegExp, ComponentType<SvgIconProps>, Area])[] = [
  [/^image\//, PictureIcon, "play"],
  [/^video\//, FilmIcon, "trait"],
  [/^audio\//, AudioIcon, "mindful"],
  [/pdf$/, PdfIcon, "charity"],
  [/presentation/, SlidesIcon, "movement"],
  [/spreadsheet/, TableIcon, "lesson"],
];

export function FileKindIcon({ mime }: { readonly mime: string }) {
  const [, Icon, color] = kinds.find(([pattern]) => pattern.test(mime)) ?? [
    null,
    TextIcon,
    "project" as const,
  ];
  return (
    <Box
      component="span"
      sx={{
        display: "grid",
        placeItems: "center",
        width: 36,
        height: 36,
        flexShrink: 0,
        borderRadius: 1,
        bgcolor: `areaSoft.${color}`,
        color: `area.${color}`,
      }}
    >
      <Icon fontSize="small" aria-hidden />
    </Box>
  );
}
