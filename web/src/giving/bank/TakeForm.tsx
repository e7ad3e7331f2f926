import { type BankLayout, bankStatementEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useSubmit } from "../shared/useSubmit.ts";
import { bankPath, type Preview, statementPath } from "./bankPaths.ts";
import { ColumnsSection } from "./ColumnsSection.tsx";
import { FileSummary } from "./FileSummary.tsx";

const fields = ["account", "layout", "file", "opening_cents", "closing_cents"] as const;

/** An amount as it was typed, in cents: null for none, undefined for what is no amount. */
function centsOf(text: string): number | null | undefined {
  const typed = text.replace(/[$,\s]/g, "");
  if (typed === "") return null;
  return /^-?\d{1,10}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

const typedOf = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));

/** Asks what a bank's file needs besides its content, and takes its lines over. */
export function TakeForm({
  file,
  preview,
  isReading,
  onLayout,
  onOther,
}: {
  readonly file: File;
  readonly preview: Preview;
  readonly isReading: boolean;
  readonly onLayout: (layout: BankLayout) => void;
  readonly onOther: () => void;
}) {
  const { t } = useTranslation("bank");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const accounts = useQuery(
    dataQuery([bankStatementEndpoints.accounts.name], bankStatementEndpoints.accounts),
  );
  const [account, setAccount] = useState("");
  const [balances, setBalances] = useState({
    opening: typedOf(preview.opening_cents),
    closing: typedOf(preview.closing_cents),
  });
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(fields, t("new.failed"));
  const { layout, line_count: count, missing, fault_count: faults } = preview;
  const rest = faultAt("rest") ?? faultAt("layout") ?? faultAt("file");
  const send = async () => {
    if (!account.trim() && !preview.account) return complain("account", t("new.accountMissing"));
    const [opening_cents, closing_cents] = [centsOf(balances.opening), centsOf(balances.closing)];
    if (opening_cents === undefined) return complain("opening_cents", t("new.balanceBad"));
    if (closing_cents === undefined) return complain("closing_cents", t("new.balanceBad"));
    await submit(async (idempotencyKey) => {
      const body = {
        account: account.trim() || null,
        ...(layout && { layout }),
        ...(opening_cents !== null && { opening_cents }),
        ...(closing_cents !== null && { closing_cents }),
      };
      const { data, message } = await call(bankStatementEndpoints.create, {
        body,
        files: { file },
        idempotencyKey,
      });
      succeed(message ?? "");
      await queries.invalidateQueries();
      void navigate(data.length === 1 && data[0] ? statementPath(data[0].id) : bankPath);
    });
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Section
        title={file.name}
        aside={
          <Button size="small" onClick={onOther}>
            {t("new.other")}
          </Button>
        }
      >
        <Stack spacing={2}>
          <FileSummary preview={preview} />
          <Box
            sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "2fr 1fr 1fr" }, alignItems: "start" }}
          >
            <Autocomplete
              freeSolo
              options={accounts.data?.map((each) => each.account) ?? []}
              inputValue={account}
              onInputChange={(_, typed) => {
                setAccount(typed);
                clear();
              }}
              renderInput={(params) => (
                <TextField
                  {...params}
                  label={t("new.account")}
                  required={!preview.account}
                  error={Boolean(faultAt("account"))}
                  helperText={
                    faultAt("account") ??
                    (preview.account
                      ? t("new.accountOfFile", { account: preview.account })
                      : t("new.accountHint"))
                  }
                />
              )}
            />
            {(["opening", "closing"] as const).map((name) => (
              <TextField
                key={name}
                label={t(`new.${name}`)}
                value={balances[name]}
                onChange={({ target }) => {
                  setBalances({ ...balances, [name]: target.value });
                  clear();
                }}
                error={Boolean(faultAt(`${name}_cents`))}
                helperText={faultAt(`${name}_cents`)}
                slotProps={{ htmlInput: { inputMode: "decimal" } }}
              />
            ))}
          </Box>
        </Stack>
      </Section>
      {layout && (
        <ColumnsSection preview={preview} layout={layout} isReading={isReading} onLayout={onLayout} />
      )}
      {rest && <Alert severity="error">{rest}</Alert>}
      <Box>
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          disabled={isReading || missing.length > 0 || faults > 0 || count === 0}
        >
          {t("new.save", { count })}
        </Button>
      </Box>
    </Stack>
  );
}
