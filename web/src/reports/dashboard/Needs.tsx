import { type Dashboard, mostNeeds, type Need, needRanks } from "@kindling/contract";
import AllDoneIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";
import type { DashboardLinks } from "./dashboardLinks.ts";

interface NeedProps {
  readonly need: Need;
  readonly links: DashboardLinks;
  /** Nudges the silent classes from here; left out where they are only opened. */
  readonly onNudge: (() => void) | undefined;
  /** Whether it is the one that comes first. */
  readonly isFirst: boolean;
}

/** Kinds that are told by an amount; the others by how many there are. */
const isMoney = ({ kind }: Need) => kind === "unpaid";

function NeedCard({ need, links, onNudge, isFirst }: NeedProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const id = useId();
  const { kind, count, cents, since } = need;
  const color = needRanks[kind] === 1 ? "error" : needRanks[kind] === 4 ? "warning" : "primary";
  const to = links.need(need);
  const words = { count, amount: cents === null ? "" : format.money(cents) };
  const look = { size: "small", variant: isFirst ? "contained" : "outlined" } as const;
  const label = t(`needs.${kind}.action`);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: 0.5,
        p: 2,
        minWidth: 0,
        overflowWrap: "anywhere",
        borderRadius: 1,
        bgcolor: "background.tint",
        borderInlineStart: 6,
        borderColor: `${color}.main`,
        breakInside: "avoid",
      }}
    >
      <Box id={id}>
        {count > 0 && (
          <Typography
            variant="h1"
            component="span"
            sx={{ display: "block", color: `${color}.main`, fontVariantNumeric: "tabular-nums" }}
          >
            {isMoney(need) ? words.amount : format.number(count)}
          </Typography>
        )}
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t(`needs.${kind}.text`, words)}
        </Typography>
      </Box>
      {since && kind !== "silent_classes" && (
        <Typography variant="note">{t(`needs.${kind}.since`, { day: format.date(since) })}</Typography>
      )}
      <Box className="no-print" sx={{ mt: "auto", pt: 1 }}>
        {onNudge ? (
          <Button {...look} aria-describedby={id} onClick={onNudge}>
            {label}
          </Button>
        ) : (
          to && (
            <Button {...look} aria-describedby={id} component={Link} to={to}>
              {kind === "silent_classes" ? t("needs.open") : label}
            </Button>
          )
        )}
      </Box>
    </Box>
  );
}

/** What needs its reader, the most urgent first and in color, each with what to do about it beside it. */
export function Needs({
  needs,
  links,
  onNudge,
}: {
  readonly needs: Dashboard["needs"];
  readonly links: DashboardLinks;
  readonly onNudge: (() => void) | undefined;
}) {
  const { t } = useTranslation("dashboard");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? needs : needs.slice(0, mostNeeds);
  const more = needs.length - shown.length;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mt: 1, mb: 1.5 }}>
        {t("needs.title")}
      </Typography>
      {needs.length === 0 ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <AllDoneIcon aria-hidden color="success" />
          <Typography>{t("needs.none")}</Typography>
        </Stack>
      ) : (
        <Box
          component="ul"
          aria-labelledby={id}
          sx={{
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
          }}
        >
          {shown.map((need, index) => (
            <NeedCard
              key={need.kind}
              need={need}
              links={links}
              onNudge={need.kind === "silent_classes" ? onNudge : undefined}
              isFirst={index === 0}
            />
          ))}
        </Box>
      )}
      {more > 0 && (
        <Button size="small" sx={{ mt: 1 }} className="no-print" onClick={() => setOpen(true)}>
          {t("needs.more", { count: more })}
        </Button>
      )}
    </Box>
  );
}
