import "./account.css";
import type { ReactNode } from "react";
import { FrontAlert } from "./front/FrontAlert.tsx";
import { FrontButton } from "./front/FrontButton.tsx";
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
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {refused && refused.until === null && (
        <FrontAlert tone="error">
          {refused.text}
          {remedy && <div className="account-remedy">{remedy}</div>}
        </FrontAlert>
      )}
      {refused && refused.until !== null && <LockNotice key={refused.until} until={refused.until} />}
      {children}
      <FrontButton submits disabled={disabled} busy={busy}>
        {submit}
      </FrontButton>
      {after}
    </form>
  );
}
