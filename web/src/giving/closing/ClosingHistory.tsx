import { type SessionClosing, sessionClosingEndpoints } from "@kindling/contract";
import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/page/Section.tsx";
import { Timeline } from "../../ui/page/Timeline.tsx";
import { useDownload } from "../../ui/useDownload.ts";

type Event = SessionClosing["events"][number];

/** Who closed and reopened a session, and why; each closing with its statement. */
export function ClosingHistory({ closing: { events } }: { readonly closing: SessionClosing }) {
  const { t } = useTranslation("giving");
  return (
    <Section title={t("closing.history")}>
      <Timeline events={events.map((event) => ({ at: event.at, told: <Told event={event} /> }))} />
    </Section>
  );
}

function Told({ event: { id, action, by, note, left_open, sha256 } }: { readonly event: Event }) {
  const { t } = useTranslation(["giving", "ui"]);
  const { progress, start } = useDownload({
    done: t("closing.downloaded"),
    failed: t("closing.downloadFailed"),
    unexpected: t("closing.downloadFailed"),
  });
  return (
    <>
      <Typography variant="body2">
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(`closing.actions.${action}`)}
        </Box>
        {` · ${by.name}`}
      </Typography>
      {left_open.map(({ key, count }) => (
        <Typography key={key} variant="body2">
          {t("closing.leftOpen", { item: t(`closing.items.${key}`, { count }) })}
        </Typography>
      ))}
      {note && <Typography variant="body2">{t("history.quoted", { text: note })}</Typography>}
      {sha256 && (
        <>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            loading={progress !== null}
            sx={{ mt: 0.5 }}
            onClick={() =>
              void start(sessionClosingEndpoints.statement, {
                params: { id },
                fileName: t("closing.fileName"),
              })
            }
          >
            {t("closing.statement")}
          </Button>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {t("closing.hash", { hash: sha256 })}
          </Typography>
        </>
      )}
    </>
  );
}
