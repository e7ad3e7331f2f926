import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import type { Contact } from "./ContactDialog.tsx";

export function ContactCard({
  contact,
  actions,
}: {
  readonly contact: Contact;
  readonly actions: readonly RowAction<Contact>[];
}) {
  const { title, name, email, phone } = contact;
  return (
    <Card
      component="li"
      sx={{ boxShadow: "none", px: 2, py: 1.5, display: "flex", alignItems: "center", gap: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="h4" component="p">
          {[title, name].filter(Boolean).join(" ")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, typography: "body2" }}>
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
          {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
        </Box>
      </Box>
      <RowMenu row={contact} name={name} actions={actions} />
    </Card>
  );
}
