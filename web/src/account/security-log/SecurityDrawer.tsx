import {
  factsInWords,
  type ReplyOf,
  rightsChange,
  securityKindLabels,
  securityLog,
  type securityLogEndpoints,
} from "@kindling/contract";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useFormat, useLanguage } from "../../core/language.ts";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import { Facts } from "../../ui/page/Facts.tsx";
import { ChangeTable } from "../audit-log/ChangeTable.tsx";

type Page = ReplyOf<typeof securityLogEndpoints.list>;
export type SecurityEvent = Page["data"][number];

/** One event in full: who, when, from where and with what; changed rights side by side. */
export function SecurityDrawer({
  event,
  names,
  onClose,
}: {
  readonly event: SecurityEvent | null;
  readonly names: Page["names"];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("people");
  const { field } = useLabels(securityLog);
  const format = useFormat();
  const language = useLanguage();
  // Keeps the content while the drawer closes.
  const [shown, setShown] = useState(event);
  if (event && event !== shown) setShown(event);
  const narrow = (query: string, text: string) => (
    <Link component={RouterLink} to={`/security-log?${query}`}>
      {text}
    </Link>
  );
  const facts: (readonly [string, ReactNode])[] = shown
    ? [
        [field("account"), shown.account && narrow(`users=${shown.account.id}`, shown.account.name)],
        [field("typed"), shown.typed && narrow(`search=${shown.typed}`, shown.typed)],
        [field("actor"), shown.actor?.name ?? t("audit.noUser")],
        [field("at"), format.moment(shown.at)],
        [field("last_at"), shown.last_at && format.moment(shown.last_at)],
        [field("times"), shown.times > 1 && format.number(shown.times)],
        ...factsInWords(shown.facts, language),
        [
          field("address"),
          shown.address && narrow(`search=${encodeURIComponent(shown.address)}`, shown.address),
        ],
        [field("location"), shown.location],
        [field("user_agent"), shown.user_agent],
        [field("request_id"), shown.request_id],
      ]
    : [];
  const change = shown && rightsChange(shown.facts);
  return (
    <FormDrawer
      open={event !== null}
      rowId={event?.id ?? null}
      title={shown ? securityKindLabels[language][shown.kind] : ""}
      onClose={onClose}
    >
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }}>
        <Facts facts={facts} />
        {change && <ChangeTable entry={change} names={names} />}
      </Stack>
    </FormDrawer>
  );
}
