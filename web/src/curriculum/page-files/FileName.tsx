import Box from "@mui/material/Box";
import { FileKindIcon } from "./FileKindIcon.tsx";

export function FileName({ name, mime }: { readonly name: string; readonly mime: string }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <FileKindIcon mime={mime} />
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {name}
      </Box>
    </Box>
  );
}
