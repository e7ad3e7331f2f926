import Typography from "@mui/material/Typography";

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
