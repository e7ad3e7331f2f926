import type { LedgerFinding } from "@kindling/contract";
import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { DisagreementRow } from "./DisagreementRow.tsx";

/** One comparison: what has to agree, whether it does, and where it doesn't. */
export function ComparisonRow({ finding }: { readonly finding: LedgerFinding }) {
  const { t } = useTranslation("ledgerCheck");
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, compared, disagreements, examples } = finding;
  const isOff = disagreements > 0;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 2 }, flexWrap: "wrap", alignItems: "center" }}>
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography id={`${id}t`} component="h3" sx={{ fontWeight: 600 }}>
            {t(`names.${name}.title`)}
          </Typography>
          <Typography variant="note">{t(`names.${name}.text`)}</Typography>
        </Box>
        <Typography variant="note">
          {t("compared", { count: compared, number: format.number(compared) })}
        </Typography>
        <StateChip
          tone={isOff ? "warning" : "success"}
          label={
            isOff
              ? t("differing", { count: disagreements, number: format.number(disagreements) })
              : t("matching")
          }
        />
        {isOff && (
          <Button
            size="small"
            color="secondary"
            aria-expanded={isOpen}
            aria-controls={`${id}l`}
            aria-describedby={`${id}t`}
            endIcon={<ExpandIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "hide" : "show")}
          </Button>
        )}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Stack component="ul" id={`${id}l`} aria-labelledby={`${id}t`} spacing={1} sx={{ mt: 1.5 }}>
          {examples.map((each) => (
            <DisagreementRow
              key={`${each.figure} ${each.unit} ${each.about.map((about) => about.id).join()} ${each.expected} ${each.found}`}
              disagreement={each}
            />
          ))}
          {disagreements > examples.length && (
            <Typography component="li" variant="note">
              {t("others", {
                count: disagreements - examples.length,
                number: format.number(disagreements - examples.length),
              })}
            </Typography>
          )}
        </Stack>
      </Collapse>
    </Box>
  );
}
