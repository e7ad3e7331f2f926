import type { BankLine } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { DecisionFacts } from "./DecisionFacts.tsx";
import { Things } from "./Things.tsx";

interface LinePanelProps {
  readonly line: BankLine;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onChoose: () => void;
  readonly onPutAside: () => void;
  readonly onUndo: () => void;
}

/** One line: what the bank says, what it is or could be, and what a person can decide. */
export function LinePanel({ line, ...steps }: LinePanelProps) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const id = useId();
  const { decision, history } = line;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      spacing={2}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: { xs: 1.5, md: 0 }, bgcolor: "background.sunken", borderRadius: 1 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}>
        <Typography id={id} variant="h3">
          {t("line.title", { day: format.date(line.booked_on) })}
        </Typography>
        <Typography variant="h3" component="p">
          <MoneyText cents={line.amount_cents} />
        </Typography>
      </Box>
      <Facts
        facts={[
          [t("line.text"), line.text],
          [t("line.name"), line.name],
          [t("line.reference"), line.reference],
          [t("line.row"), line.row === null ? null : format.number(line.row)],
        ]}
      />
      {decision ? (
        <>
          <DecisionFacts decision={decision} />
          <Box>
            <Button variant="outlined" color="secondary" onClick={steps.onUndo}>
              {t("line.undo")}
            </Button>
          </Box>
        </>
      ) : (
        <Open line={line} {...steps} />
      )}
      {history.length > 0 && (
        <Box>
          <Typography variant="h4" component="h4" sx={{ mb: 1 }}>
            {t("line.history")}
          </Typography>
          <Stack spacing={1.5}>
            {history.map((earlier) => (
              <DecisionFacts key={earlier.at} decision={earlier} />
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}

/** What an open line probably is, and the ways to decide it. */
function Open({ line, isConfirming, onConfirm, onChoose, onPutAside }: Omit<LinePanelProps, "onUndo">) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { proposal, state } = line;
  const differs = proposal !== null && proposal.difference_cents !== 0;
  return (
    <>
      {proposal ? (
        <Box>
          <Typography variant="h4" component="h4" sx={{ mb: 1 }}>
            {state === "matched" ? t("line.sure") : t("line.proposal")}
          </Typography>
          <Things things={proposal.things} />
          <Box component="ul" sx={{ mt: 1, pl: 2.5, listStyle: "disc", color: "text.secondary" }}>
            {proposal.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
          {differs && (
            <Typography sx={{ mt: 1 }}>
              {t("line.difference", { amount: format.money(Math.abs(proposal.difference_cents)) })}
            </Typography>
          )}
        </Box>
      ) : (
        <Typography color="textSecondary">{t("line.nothing")}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {proposal && (
          <Button variant="contained" loading={isConfirming} onClick={onConfirm}>
            {differs ? t("line.confirmWith") : t("line.confirm")}
          </Button>
        )}
        <Button variant="outlined" onClick={onChoose}>
          {proposal ? t("line.chooseOther") : t("line.choose")}
        </Button>
        <Button variant="outlined" color="secondary" onClick={onPutAside}>
          {t("line.notOurs")}
        </Button>
      </Stack>
    </>
  );
}
