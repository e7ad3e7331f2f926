import type { BankLine } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { Things } from "./Things.tsx";

type Decision = NonNullable<BankLine["decision"]>;

/** What somebody decided of a line, when, and what its difference is; also if it was undone since. */
export function DecisionFacts({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { kind, by, at, note, difference, difference_cents: cents, things } = decision;
  const named = (person: Decision["by"], moment: string) => ({
    name: person?.name ?? t("line.someone"),
    at: format.moment(moment),
  });
  return (
    <Box>
      <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
        {kind === "confirmed" ? t("line.confirmedAs") : t("line.asideAs")}
      </Typography>
      <Typography variant="note" component="p" sx={{ mb: 1 }}>
        {t("line.by", named(by, at))}
      </Typography>
      <Things things={things} />
      <Box sx={{ mt: 1 }}>
        <Facts
          facts={[
            [
              t("line.because"),
              difference &&
                [t(`differences.${difference}`), cents !== 0 && format.money(Math.abs(cents))]
                  .filter(Boolean)
                  .join(", "),
            ],
            [t("line.note"), note],
          ]}
        />
      </Box>
      {decision.undone_at && (
        <Typography variant="note" component="p" sx={{ mt: 0.5 }}>
          {[t("line.undone", named(decision.undone_by, decision.undone_at)), decision.undone_note]
            .filter(Boolean)
            .join(": ")}
        </Typography>
      )}
    </Box>
  );
}
