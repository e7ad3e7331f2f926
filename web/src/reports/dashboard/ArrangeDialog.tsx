import type { OverviewCard } from "@kindling/contract";
import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { PlaceRow, PlaceRows } from "../places/PlaceRows.tsx";
import { type CardChoice, cardsInOrder, useArranging } from "./useCards.ts";

/** Lets a person choose which cards the overview has for them, and in which order. */
export function ArrangeDialog({
  cards,
  nameOf,
  onClose,
}: {
  /** Those that the person may see, in their order. */
  readonly cards: readonly CardChoice[];
  readonly nameOf: (card: OverviewCard) => string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("dashboard");
  const [choices, setChoices] = useState(cards);
  const [fault, setFault] = useState("");
  const [isSaving, setSaving] = useState(false);
  const arrange = useArranging();
  const move = (from: number, steps: number) =>
    setChoices((all) => {
      const moved = all.filter((_choice, at) => at !== from);
      moved.splice(from + steps, 0, ...all.slice(from, from + 1));
      return moved;
    });
  const send = async () => {
    setSaving(true);
    try {
      await arrange(choices);
      onClose();
    } catch (error) {
      setFault(failureText(error, t("arrange.failed")));
      setSaving(false);
    }
  };
  const usual = () => {
    const seen = new Set(cards.map(({ card }) => card));
    setChoices(cardsInOrder({ shown: [], hidden: [] }).filter(({ card }) => seen.has(card)));
  };
  return (
    <FormDialog
      title={t("arrange.title")}
      save={t("arrange.save")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      {fault && <Alert severity="error">{fault}</Alert>}
      <PlaceRows>
        {choices.map(({ card, isShown }, at) => {
          const name = nameOf(card);
          return (
            <PlaceRow key={card}>
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0 }}
                control={
                  <Checkbox
                    checked={isShown}
                    onChange={(_event, checked) =>
                      setChoices((all) =>
                        all.map((each) => (each.card === card ? { card, isShown: checked } : each)),
                      )
                    }
                  />
                }
                label={name}
              />
              <Box sx={{ whiteSpace: "nowrap" }}>
                <IconButton
                  size="small"
                  aria-label={t("arrange.up", { name })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t("arrange.down", { name })}
                  disabled={at === choices.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
              </Box>
            </PlaceRow>
          );
        })}
      </PlaceRows>
      <Button size="small" color="secondary" onClick={usual}>
        {t("arrange.usual")}
      </Button>
    </FormDialog>
  );
}
