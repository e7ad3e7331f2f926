import Box from "@mui/material/Box";
import { AreaIcon } from "../areas/AreaIcon.tsx";

/** A trait's title with its banner, small; without one, the sapling that stands for traits. */
export function TraitTitle({ title, banner }: { readonly title: string; readonly banner: string | null }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <Box
        component="span"
        sx={{
          display: "grid",
          placeItems: "center",
          width: 48,
          height: 30,
          flexShrink: 0,
          overflow: "hidden",
          borderRadius: 1,
          bgcolor: "areaSoft.trait",
          color: "area.trait",
        }}
      >
        {banner ? (
          <Box component="img" src={banner} alt="" sx={{ width: 1, height: 1, objectFit: "cover" }} />
        ) : (
          <AreaIcon area="trait" fontSize="small" aria-hidden />
        )}
      </Box>
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {title}
      </Box>
    </Box>
  );
}
