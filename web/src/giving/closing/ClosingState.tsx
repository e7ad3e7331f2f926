import { type SessionClosing, sessionClosingEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ReopenDialog } from "./ReopenDialog.tsx";

/** Whether a session is closed, since when and who closed it; some people can reopen it. */
export function ClosingState({ closing }: { readonly closing: SessionClosing }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const mayReopen = useMayCall(sessionClosingEndpoints.reopen);
  const [isReopening, setReopening] = useState(false);
  const { session, program, start, end, closed_at, closed_by } = closing;
  return (
    <Section
      title={session.name}
      aside={
        closed_at ? (
          <StateChip tone="success" label={t("closing.closed")} />
        ) : (
          <StateChip tone="neutral" label={t("closing.open")} />
        )
      }
    >
      <Typography sx={{ color: "text.secondary" }}>
        {t("closing.dates", { program: program.name, start: format.date(start), end: format.date(end) })}
      </Typography>
      {closed_at && (
        <>
          <Typography sx={{ mt: 1 }}>
            {t("closing.closedBy", { name: closed_by?.name ?? "", at: format.moment(closed_at) })}
          </Typography>
          <Typography sx={{ mt: 1 }}>{t("closing.closedText")}</Typography>
          {mayReopen && (
            <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setReopening(true)}>
              {t("closing.reopen")}
            </Button>
          )}
        </>
      )}
      {isReopening && <ReopenDialog session={session} onClose={() => setReopening(false)} />}
    </Section>
  );
}
