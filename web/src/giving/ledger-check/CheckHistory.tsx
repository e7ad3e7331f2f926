import type { LedgerCheck, ledgerCheckStates } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { Section } from "../../ui/page/Section.tsx";

const tones: Readonly<Record<(typeof ledgerCheckStates)[number], Tone>> = {
  waiting: "neutral",
  running: "info",
  agrees: "success",
  differs: "warning",
  failed: "error",
};

const few = 10;

interface HistoryProps {
  readonly checks: readonly LedgerCheck[];
  readonly shown: number | undefined;
  readonly onShow: (id: number) => void;
}

/** The checks that are kept, latest first. */
export function CheckHistory({ checks, shown, onShow }: HistoryProps) {
  const { t } = useTranslation("ledgerCheck");
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section title={t("history")}>
      <Stack component="ul">
        {(showsAll ? checks : checks.slice(0, few)).map((check) => (
          <HistoryRow key={check.id} check={check} isShown={check.id === shown} onShow={onShow} />
        ))}
      </Stack>
      {!showsAll && checks.length > few && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {t("showAll", { count: checks.length })}
        </Button>
      )}
    </Section>
  );
}

function HistoryRow({
  check,
  isShown,
  onShow,
}: Pick<HistoryProps, "onShow"> & { check: LedgerCheck; isShown: boolean }) {
  const { t } = useTranslation("ledgerCheck");
  const format = useFormat();
  const { id, state, asked_at, asked_by, finished_at, disagreements, is_rebuild } = check;
  const when = format.moment(finished_at ?? asked_at);
  const count = { count: disagreements, number: format.number(disagreements) };
  return (
    <Box
      component="li"
      aria-current={isShown || undefined}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        minHeight: 44,
        py: 0.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Typography variant="body2" sx={{ flex: "1 1 200px", fontWeight: isShown ? 700 : 400 }}>
        {when}
        <Typography component="span" variant="note">
          {` · ${asked_by ? asked_by.name : t("atNight")}`}
          {is_rebuild && ` · ${t("rebuild.done")}`}
        </Typography>
      </Typography>
      <StateChip
        tone={tones[state]}
        label={state === "differs" ? t("differing", count) : t(`states.${state}`)}
      />
      {(state === "agrees" || state === "differs") && (
        <Button
          size="small"
          color="secondary"
          disabled={isShown}
          aria-label={t("openCheck", { moment: when })}
          onClick={() => onShow(id)}
        >
          {t("open")}
        </Button>
      )}
    </Box>
  );
}
