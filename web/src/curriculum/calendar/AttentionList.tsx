import type { CalendarFinding } from "@kindling/contract";
import GapIcon from "@mui/icons-material/EventBusyRounded";
import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import FineIcon from "@mui/icons-material/TaskAltRounded";
import OverlapIcon from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Collapse from "@mui/material/Collapse";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
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
  const id = useId();
  if (findings.length === 0) {
    return (
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: "center", color: "text.secondary" }}
        className="no-print"
      >
        <FineIcon fontSize="small" sx={{ color: "success.main" }} />
        <Typography variant="body2">{t("attention.none")}</Typography>
      </Stack>
    );
  }
  return (
    <Card component="section" aria-labelledby={`${id}t`} className="no-print" sx={{ px: 2, py: 1 }}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        <OverlapIcon sx={{ color: "warning.main" }} />
        <Typography id={`${id}t`} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t("attention.title", { count: findings.length })}{" "}
          <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
            {t("attention.text")}
          </Typography>
        </Typography>
        <Button
          size="small"
          color="secondary"
          aria-expanded={open}
          aria-controls={`${id}l`}
          aria-labelledby={`${id}t`}
          onClick={() => onOpen(!open)}
        >
          <ExpandIcon sx={{ transform: open ? "rotate(180deg)" : "none" }} />
        </Button>
      </Stack>
      <Collapse in={open} unmountOnExit>
        <Box
          component="ul"
          id={`${id}l`}
          tabIndex={0}
          aria-labelledby={`${id}t`}
          sx={{ mt: 1, maxHeight: 232, overflowY: "auto" }}
        >
          {findings.map((finding, place) => (
            <FindingLine
              key={`${finding.kind} ${finding.start} ${finding.items.map((each) => each.id).join()} ${finding.level?.id ?? 0}`}
              finding={finding}
              isChosen={chosen === place}
              onShow={onShow && (() => onShow(place))}
            />
          ))}
        </Box>
      </Collapse>
    </Card>
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
