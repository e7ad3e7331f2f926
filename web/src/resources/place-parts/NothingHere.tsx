import Typography from "@mui/material/Typography";

/** What stands in a section that has nothing to show yet. */
export function NothingHere({ text }: { readonly text: string }) {
  return <Typography sx={{ color: "text.secondary", textWrap: "pretty" }}>{text}</Typography>;
}
