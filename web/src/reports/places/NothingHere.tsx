import Typography from "@mui/material/Typography";

/** Shown in an empty section. */
export function NothingHere({ text }: { readonly text: string }) {
  return <Typography sx={{ color: "text.secondary", textWrap: "pretty" }}>{text}</Typography>;
}
