import Box from "@mui/material/Box";

/** The picture above an item's title, for what has one; it says nothing that the title does not. */
export function TitlePicture({ address }: { address: string }) {
  return (
    <Box
      component="img"
      src={address}
      alt=""
      sx={{ maxWidth: "min(92cqi, 84cqb)", maxHeight: "40cqb", objectFit: "contain", borderRadius: 3 }}
    />
  );
}
