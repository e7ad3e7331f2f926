import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { InquiryProgram, InquiryText } from "./InquiryFields.tsx";
import type { InquiryFormState } from "./useInquiryForm.ts";

const pair = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};

export function InquiryForm({
  state,
  submitLabel,
  children,
}: {
  readonly state: InquiryFormState;
  readonly submitLabel: string;
  /** Shown below the fields, before the button. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation("landing");
  return (
    <Stack component="form" noValidate onSubmit={state.submit} onFocus={state.warmUp} spacing={2.5}>
      <Box sx={pair}>
        <InquiryText state={state} name="first_name" autoComplete="given-name" required />
        <InquiryText state={state} name="last_name" autoComplete="family-name" />
      </Box>
      <InquiryText state={state} name="organization" autoComplete="organization" required />
      <Box sx={pair}>
        <InquiryText state={state} name="email" type="email" autoComplete="email" required />
        <InquiryText state={state} name="phone" type="tel" autoComplete="tel" />
      </Box>
      <InquiryProgram state={state} />
      <InquiryText state={state} name="message" autoComplete="off" rows={4} hint={t("ask.messageHint")} />
      {children}
      {state.refusal && (
        <Alert severity="error" role="alert">
          {state.refusal}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={state.busy} loadingPosition="start">
        {submitLabel}
      </Button>
    </Stack>
  );
}
