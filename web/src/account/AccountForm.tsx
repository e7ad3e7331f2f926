import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { LockNotice } from "./LockNotice.tsx";
import type { Refused } from "./useSending.ts";

export function AccountForm({
  refused,
  onSubmit,
  submit,
  busy,
  disabled = false,
  remedy,
  after,
  children,
}: {
  readonly refused: Refused | null;
  readonly onSubmit: () => void;
  readonly submit: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly remedy?: ReactNode;
  /** Shown below the button. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {refused && refused.until === null && (
        <Alert severity="error" role="alert">
          {refused.text}
          {remedy && <Box sx={{ mt: 0.5 }}>{remedy}</Box>}
        </Alert>
      )}
      {refused && refused.until !== null && <LockNotice key={refused.until} until={refused.until} />}
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={disabled}
        loading={busy}
        loadingPosition="start"
      >
        {submit}
      </Button>
      {after}
    </Stack>
  );
}
