import {
  type BankDifference,
  type BankLine,
  type BankMatch,
  bankDifferences,
  bankLineEndpoints,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSubmit } from "../shared/useSubmit.ts";
import { CandidateList } from "./CandidateList.tsx";

const fields = ["things", "difference", "note"] as const;
const keyOf = ({ kind, id }: Pick<BankMatch, "kind" | "id">) => `${kind} ${id}`;

/** Chooses what a line is: one thing or several, and what a difference of amounts is. */
export function ChooseDialog({
  line,
  onDone,
  onClose,
}: {
  readonly line: BankLine;
  readonly onDone: (message: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly BankMatch[]>(line.proposal?.things ?? []);
  const [difference, setDifference] = useState<BankDifference | "">("");
  const [note, setNote] = useState("");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(fields, t("choose.failed"));
  const asked = useDeferredValue(search.trim());
  const { candidates } = bankLineEndpoints;
  const query = asked ? { search: asked } : {};
  const found = useQuery({
    ...dataQuery([candidates.name, line.id, query], candidates, { params: { id: line.id }, query }),
    placeholderData: keepPreviousData,
  });
  const amount = Math.abs(line.amount_cents);
  const sum = chosen.reduce((total, { cents }) => total + cents, 0);
  const isDifferent = chosen.length > 0 && sum !== amount;
  const others = (found.data ?? []).filter((each) => !chosen.some((one) => keyOf(one) === keyOf(each)));
  const put = (change: () => void) => {
    change();
    clear();
  };
  const send = async () => {
    if (chosen.length === 0) return complain("things", t("choose.nothingChosen"));
    if (isDifferent && !difference) return complain("difference", t("choose.differenceMissing"));
    await submit(async (idempotencyKey) => {
      const things = chosen.map(({ kind, id }) => ({ kind, id }));
      const body = {
        things,
        ...(isDifferent && difference && { difference }),
        ...(note.trim() && { note: note.trim() }),
      };
      const { message } = await call(bankLineEndpoints.confirm, {
        params: { id: line.id },
        body,
        idempotencyKey,
      });
      onDone(message);
      onClose();
    });
  };
  const fault = faultAt("things") ?? faultAt("rest");
  return (
    <FormDialog
      title={t("choose.title")}
      save={t("choose.save")}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          label={t("choose.search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        {found.isPending ? (
          <Skeleton variant="rounded" height={180} />
        ) : (
          <CandidateList
            label={line.amount_cents < 0 ? t("choose.out") : t("choose.in")}
            chosen={chosen}
            others={others}
            onToggle={(thing, isChosen) =>
              put(() =>
                setChosen(
                  isChosen ? [...chosen, thing] : chosen.filter((each) => keyOf(each) !== keyOf(thing)),
                ),
              )
            }
          />
        )}
        <Typography aria-live="polite">
          {t("choose.sum", { chosen: format.money(sum), line: format.money(amount) })}
        </Typography>
        {isDifferent && (
          <TextField
            select
            required
            fullWidth
            label={t("choose.difference", { amount: format.money(Math.abs(amount - sum)) })}
            value={difference}
            onChange={({ target }) => put(() => setDifference(target.value as BankDifference))}
            error={Boolean(faultAt("difference"))}
            helperText={faultAt("difference") ?? (difference && t(`differenceHints.${difference}`))}
          >
            {bankDifferences.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`differences.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          fullWidth
          label={t("choose.note")}
          required={isDifferent && difference === "other"}
          value={note}
          onChange={({ target }) => put(() => setNote(target.value))}
          error={Boolean(faultAt("note"))}
          helperText={faultAt("note")}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Box aria-live="polite">{fault && <Alert severity="error">{fault}</Alert>}</Box>
      </Stack>
    </FormDialog>
  );
}
