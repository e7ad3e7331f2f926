import { contactEndpoints, contacts, thankYouEndpoints } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import EditIcon from "@mui/icons-material/EditOutlined";
import InviteIcon from "@mui/icons-material/MailOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { FormSection } from "../../ui/form/FormSection.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { fetchPage } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { InviteDialog } from "../thanks/InviteDialog.tsx";
import { type Contact, ContactDialog } from "./ContactDialog.tsx";

const exported = ["charity", "title", "first_name", "last_name", "email", "phone"];

/** The contacts of the charity in the form; each one is saved separately. */
export function ContactsSection() {
  const { t } = useTranslation(["curriculum", "ui", "thankYous"]);
  const labels = useLabels(contacts);
  const { row } = useFormAround();
  const mayRead = useMayCall(contactEndpoints.list);
  const mayAdd = useMayCall(contactEndpoints.create);
  const [opened, setOpened] = useState<Contact | "new" | null>(null);
  const mayInvite = useMayCall(thankYouEndpoints.create);
  const [invited, setInvited] = useState<Contact | null>(null);
  const removal = useRemoval(contacts, contactEndpoints);
  const query = { charities: row?.id, sort: "name", rows: 100 };
  const found = useQuery({
    queryKey: [contactEndpoints.list.name, query],
    queryFn: ({ signal }) => fetchPage(contactEndpoints.list, query, signal),
    enabled: row !== null && mayRead,
  });
  if (!mayRead) return null;
  const edit: RowAction<Contact> = {
    label: t("ui:edit"),
    icon: EditIcon,
    allowed: ({ can }) => can.includes("update"),
    run: ([contact]) => setOpened(contact ?? null),
  };
  const invite: RowAction<Contact> = {
    label: t("thankYous:invite.action"),
    icon: InviteIcon,
    allowed: ({ email }) => mayInvite && email !== null,
    run: ([contact]) => setInvited(contact ?? null),
  };
  return (
    <FormSection title={labels.many} text={t(row ? "charities.contactsText" : "charities.contactsLater")}>
      {row && found.isPending && <Skeleton variant="rounded" height={72} />}
      {found.isError && <ErrorNote found={found} things={labels.many} />}
      {found.data?.data.length === 0 && (
        <Typography color="textSecondary">{t("charities.noContacts")}</Typography>
      )}
      {found.data && found.data.data.length > 0 && (
        <Stack component="ul" spacing={1.5}>
          {found.data.data.map((contact) => (
            <ContactCard key={contact.id} contact={contact} actions={[edit, invite, removal.action]} />
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {row && mayAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpened("new")}>
            {t("ui:form.add", { thing: labels.one })}
          </Button>
        )}
        {found.data && found.data.data.length > 0 && (
          <ExportButton list={contactEndpoints.list} name={labels.many} query={query} fields={exported} />
        )}
      </Stack>
      {row && <ContactDialog contact={opened} charityId={row.id} onClose={() => setOpened(null)} />}
      {invited && <InviteDialog contact={invited} onClose={() => setInvited(null)} />}
      {removal.dialog}
    </FormSection>
  );
}

function ContactCard({
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
