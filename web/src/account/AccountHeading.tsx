import Typography from "@mui/material/Typography";

/** What a card around signing in is about, and a sentence to go with it. */
export function AccountHeading({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2.5 }}>{text}</Typography>
    </>
  );
}
