import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import { Illustration } from "../../curriculum/illustrations/Illustration.tsx";
import { pictureSource } from "../../curriculum/pictures/pictureAddress.ts";
import { entering } from "../stage/entering.ts";

/** The picture above a title: a trait's banner, else the item's illustration, as high as the place kept for it. */
export function TitlePicture({ item: { details } }: { readonly item: ClassroomItem }) {
  const { banner_url: banner, illustration } = details;
  if (typeof banner === "string" && banner)
    return (
      <Box
        component="img"
        {...pictureSource(banner)}
        alt=""
        sx={{ maxWidth: "min(92cqi, 84cqb)", maxHeight: "40cqb", objectFit: "contain", borderRadius: 3 }}
      />
    );
  if (typeof illustration !== "string" || !illustration) return null;
  return (
    <Illustration
      illustration={illustration}
      sx={{
        width: "min(30cqb, 60cqi)",
        height: "min(30cqb, 60cqi)",
        objectFit: "contain",
        "@container stage (max-height: 40rem)": { width: "min(20cqb, 40cqi)", height: "min(20cqb, 40cqi)" },
        ...entering,
      }}
    />
  );
}
