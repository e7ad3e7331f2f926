import { accountingLayouts, type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../core/api.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import { useSubmit } from "../shared/useSubmit.ts";
import { useFileWords } from "./usePaymentActions.tsx";

const layoutKey = "AccountingLayout";
const accountKey = (layout: string) => `AccountingAccount ${layout}`;
const keptAccount = (layout: string) => readStored("local", accountKey(layout)) ?? "";

/** Downloads the file that an accounting program imports. The device remembers the program and its account. */
export function AccountingDialog({
  run: { id, name },
  onClose,
}: {
  readonly run: PaymentRun;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("payments");
  const words = useFileWords();
  const [layout, setLayout] = useState(
    () => accountingLayouts.find((each) => each === readStored("local", layoutKey)) ?? accountingLayouts[0],
  );
  const [account, setAccount] = useState(() => keptAccount(layout));
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(["account"], words.failed);
  const fault = faultAt("account") ?? faultAt("rest");
  const send = async () => {
    const typed = account.trim();
    if (!typed) return complain("account", t("accounting.accountMissing"));
    await submit(async () => {
      const fileName = `${name} ${t(`accounting.layouts.${layout}`)}.csv`;
      const query = { layout, account: typed };
      await download(paymentRunEndpoints.accounting, { params: { id }, query, fileName });
      writeStored("local", layoutKey, layout);
      writeStored("local", accountKey(layout), typed);
      succeed(words.done);
      onClose();
    });
  };
  return (
    <FormDialog
      title={t("accounting.title")}
      save={t("accounting.save")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <RadioChoice
          label={t("accounting.layout")}
          choices={accountingLayouts}
          value={layout}
          spell={(each) => t(`accounting.layouts.${each}`)}
          onChange={(next) => {
            setLayout(next);
            setAccount(keptAccount(next));
            clear();
          }}
        />
        <TextField
          label={t("accounting.account")}
          required
          fullWidth
          value={account}
          onChange={(event) => {
            setAccount(event.target.value);
            clear();
          }}
          error={Boolean(fault)}
          helperText={fault ?? t(`accounting.hint.${layout}`)}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
        />
      </Stack>
    </FormDialog>
  );
}
