import type { PaceClass, PaceSite } from "@kindling/contract";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isNudgeable, type NudgePlan, silentIn } from "./useNudging.tsx";
import { usePaceWords } from "./usePaceWords.ts";

interface Props {
  readonly site: PaceSite;
  readonly onNudge: (plan: NudgePlan) => void;
}

/** The nudge to one class: when the last one went, and a button where one may go now. */
export function ClassNudge({ site, room, onNudge }: Props & { readonly room: PaceClass }) {
  const { t } = useTranslation("pacing");
  const words = usePaceWords();
  const last = words.nudged(room);
  return (
    <Stack sx={{ alignItems: "flex-start", gap: 0.5 }}>
      {isNudgeable(room) && (
        <Button
          className="no-print"
          size="small"
          variant={room.silent ? "outlined" : "text"}
          startIcon={<MailIcon />}
          aria-label={t("nudge.label", { teacher: room.teacher.name })}
          onClick={() => onNudge({ classes: [{ teacher: room.teacher, school: site.school }] })}
        >
          {t("nudge.button")}
        </Button>
      )}
      {last && (
        <Typography variant="caption" sx={{ color: "text.secondary", maxWidth: 160 }}>
          {last}
        </Typography>
      )}
    </Stack>
  );
}

/** The nudge to all silent classes of a site, where there are any that have had none lately. */
export function SiteNudge({ site, onNudge }: Props) {
  const { t } = useTranslation("pacing");
  const silent = silentIn(site);
  if (silent.length === 0) return null;
  return (
    <Button
      className="no-print"
      size="small"
      variant="outlined"
      sx={{ whiteSpace: "nowrap" }}
      onClick={() =>
        onNudge({
          site: site.school,
          classes: silent.map(({ teacher }) => ({ teacher, school: site.school })),
        })
      }
    >
      {t("nudge.all", { count: silent.length })}
    </Button>
  );
}
