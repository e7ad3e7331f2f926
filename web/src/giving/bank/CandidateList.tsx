import type { BankMatch } from "@kindling/contract";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { MoneyText } from "../shared/MoneyText.tsx";

/** What a line can be, to tick, the chosen ones first. */
export function CandidateList({
  label,
  chosen,
  others,
  onToggle,
}: {
  readonly label: string;
  readonly chosen: readonly BankMatch[];
  readonly others: readonly BankMatch[];
  readonly onToggle: (thing: BankMatch, isChosen: boolean) => void;
}) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  if (chosen.length + others.length === 0)
    return <Typography color="textSecondary">{t("choose.none")}</Typography>;
  const row = (thing: BankMatch, isChosen: boolean) => (
    <Box component="li" key={`${thing.kind} ${thing.id}`}>
      <Box
        component="label"
        sx={{ display: "flex", alignItems: "flex-start", gap: 1, py: 0.5, cursor: "pointer" }}
      >
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={(_, isTicked) => onToggle(thing, isTicked)}
          sx={{ p: 0.5 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{thing.name}</Typography>
          <Typography variant="note" component="p">
            {[t(`things.${thing.kind}`, { id: thing.id }), thing.note, format.date(thing.on)]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
        </Box>
        <Box sx={{ fontWeight: 700 }}>
          <MoneyText cents={thing.cents} />
        </Box>
      </Box>
    </Box>
  );
  return (
    <Box component="ul" aria-label={label} sx={{ maxHeight: 280, overflowY: "auto" }}>
      {chosen.map((thing) => row(thing, true))}
      {others.map((thing) => row(thing, false))}
    </Box>
  );
}
