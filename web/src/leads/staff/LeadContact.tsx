import { leadEndpoints, leads } from "@kindling/contract";
import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import { Section } from "../../ui/page/Section.tsx";
import type { Lead } from "./Lead.ts";
import { LeadFields } from "./LeadFields.tsx";
import { useSourceName } from "./useSourceName.ts";

const fresh = {};

/** How a lead is reached, and the form that corrects it. */
export function LeadContact({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const sourceName = useSourceName();
  const labels = useLabels(leads);
  const [editing, setEditing] = useState(false);
  // Leads are changed by the key of an inquiry; the form knows rows by their id only, so the path comes filled in.
  const calls = useMemo(
    () => ({
      get: leadEndpoints.get,
      create: { ...leadEndpoints.create, body: leads.input },
      update: { ...leadEndpoints.update, path: `/lead/update/${lead.unique_id}` },
    }),
    [lead.unique_id],
  );
  const facts: readonly [field: string, value: ReactNode][] = [
    [
      "email",
      <Link key="email" href={`mailto:${lead.email}`}>
        {lead.email}
      </Link>,
    ],
    [
      "phone",
      lead.phone && (
        <Link key="phone" href={`tel:${lead.phone}`}>
          {lead.phone}
        </Link>
      ),
    ],
    ["organization", lead.organization],
    ["program", lead.program?.name],
    ["source", sourceName(lead.source)],
  ];
  return (
    <Section
      title={t("leads.contact")}
      aside={
        <Button size="small" color="secondary" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
          {t("leads.edit")}
        </Button>
      }
    >
      <Box component="dl" sx={{ display: "grid", gap: 1.25 }}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([field, value]) => (
            <Box key={field}>
              <Box component="dt" sx={{ color: "text.secondary", typography: "body2" }}>
                {labels.field(field)}
              </Box>
              <Box component="dd">{value}</Box>
            </Box>
          ))}
      </Box>
      <FormDrawer open={editing} title={lead.name} onClose={() => setEditing(false)}>
        <FormBody
          stored={lead}
          labels={labels}
          calls={calls}
          fresh={fresh}
          readOnly={!lead.can.includes("update")}
          onClose={() => setEditing(false)}
        >
          <LeadFields />
        </FormBody>
      </FormDrawer>
    </Section>
  );
}
