import Box from "@mui/material/Box";

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
