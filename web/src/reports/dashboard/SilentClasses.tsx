import { type Dashboard, paceEndpoints, silentDays } from "@kindling/contract";
import NudgeIcon from "@mui/icons-material/ForwardToInboxRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { MomentText } from "../../ui/list/cellTexts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { mayBeNudged, useNudging } from "../pacing/useNudging.tsx";
import { usePaceWords } from "../pacing/usePaceWords.ts";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRow, PlaceRows } from "../places/PlaceRows.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

/** The classes that fell silent, those silent longest first, each with a nudge to its teacher. */
export function SilentClasses({
  dashboard: { sessions },
  participation: { silent, silent_classes },
  links,
}: {
  readonly dashboard: Pick<Dashboard, "sessions">;
  readonly participation: NonNullable<Dashboard["participation"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const { t: say } = useTranslation("pacing");
  const format = useFormat();
  const words = usePaceWords();
  const mayNudge = useMayCall(paceEndpoints.nudge);
  const { plan, dialog } = useNudging();
  const all = links.classes({ is_silent: "true" });
  const filter = { is_silent: true, programs: sessions.map(({ program }) => program.id) };
  const free = silent_classes.filter(mayBeNudged);
  return (
    <Section
      title={t("silent.title")}
      aside={
        silent > 0 &&
        all && (
          <Link component={RouterLink} to={all}>
            {t("silent.all", { count: silent, number: format.number(silent) })}
          </Link>
        )
      }
    >
      {silent === 0 && <NothingHere text={t("silent.none", { days: silentDays })} />}
      <PlaceRows>
        {silent_classes.map(({ id, teacher, school, last_response_at, nudged_at }) => (
          <PlaceRow key={id}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography sx={{ fontWeight: 600 }}>{teacher.name}</Typography>
              <Typography variant="note">{school.name}</Typography>
              <Typography variant="note">
                {last_response_at ? (
                  <>
                    {t("silent.last")} <MomentText value={last_response_at} />
                  </>
                ) : (
                  t("silent.never")
                )}
              </Typography>
            </Box>
            {mayBeNudged({ nudged_at }) ? (
              mayNudge && (
                <Button
                  size="small"
                  color="secondary"
                  startIcon={<NudgeIcon />}
                  aria-label={say("nudge.label", { teacher: teacher.name })}
                  onClick={() => plan({ classes: [{ teacher, school }] })}
                >
                  {say("nudge.button")}
                </Button>
              )
            ) : (
              <Typography variant="note">{words.nudged({ nudged_at, nudged_by: null })}</Typography>
            )}
          </PlaceRow>
        ))}
      </PlaceRows>
      {mayNudge && silent > 1 && free.length > 0 && (
        <Button
          fullWidth
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<NudgeIcon />}
          sx={{ mt: 1 }}
          onClick={() => plan({ classes: free, matching: { filter, expected: silent } })}
        >
          {t("silent.nudgeAll", { number: format.number(silent) })}
        </Button>
      )}
      {dialog}
    </Section>
  );
}
