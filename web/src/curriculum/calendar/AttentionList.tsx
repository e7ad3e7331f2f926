import type { CalendarFinding } from "@kindling/contract";
import GapIcon from "@mui/icons-material/EventBusyRounded";
import OverlapIcon from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { AttentionCard, NoAttention } from "../attention/AttentionCard.tsx";
import { editPath } from "./kindLook.ts";
import { useDescriptions } from "./useDescriptions.ts";

/** What wants attention, each line leading to its place in the calendar and to what it is about. */
export function AttentionList({
  findings,
  open,
  onOpen,
  chosen,
  onShow,
}: {
  readonly findings: readonly CalendarFinding[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The place of the line that was pointed out in the calendar. */
  readonly chosen: number | null;
  /** Leads to its place in the calendar; null where there is no time line. */
  readonly onShow: ((place: number) => void) | null;
}) {
  const { t } = useTranslation("calendar");
  if (findings.length === 0) return <NoAttention text={t("attention.none")} />;
  return (
    <AttentionCard
      icon={OverlapIcon}
      title={t("attention.title", { count: findings.length })}
      text={t("attention.text")}
      open={open}
      onOpen={onOpen}
    >
      {findings.map((finding, place) => (
        <FindingLine
          key={`${finding.kind} ${finding.start} ${finding.items.map((each) => each.id).join()} ${finding.level?.id ?? 0}`}
          finding={finding}
          isChosen={chosen === place}
          onShow={onShow && (() => onShow(place))}
        />
      ))}
    </AttentionCard>
  );
}

function FindingLine({
  finding,
  isChosen,
  onShow,
}: {
  readonly finding: CalendarFinding;
  readonly isChosen: boolean;
  readonly onShow: (() => void) | null;
}) {
  const { t } = useTranslation("calendar");
  const describe = useDescriptions();
  const isGap = finding.kind.endsWith("Gap");
  const Icon = isGap ? GapIcon : OverlapIcon;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1,
        py: 0.75,
        px: 1,
        alignItems: "flex-start",
        borderTop: 1,
        borderColor: "divider",
        ...(isChosen && { bgcolor: "background.tint" }),
      }}
    >
      <Icon fontSize="small" sx={{ color: "warning.main", mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="p">
          {describe.finding(finding)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
          {finding.items.map((item) => (
            <Link
              key={`${item.kind} ${item.id}`}
              component={RouterLink}
              to={editPath(item)}
              variant="body2"
              sx={{ overflowWrap: "anywhere" }}
            >
              {t("open", { title: item.title })}
            </Link>
          ))}
        </Stack>
      </Box>
      {onShow && (
        <Button
          size="small"
          onClick={onShow}
          aria-label={`${t("attention.show")}: ${describe.finding(finding)}`}
        >
          {t("attention.show")}
        </Button>
      )}
    </Stack>
  );
}
