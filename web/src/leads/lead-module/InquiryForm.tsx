import "./lead.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { InquiryProgram, InquiryText } from "./InquiryFields.tsx";
import type { InquiryFormState } from "./useInquiryForm.ts";

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
    <form className="lead-form" noValidate onSubmit={state.submit}>
      <div className="lead-pair">
        <InquiryText state={state} name="first_name" autoComplete="given-name" required />
        <InquiryText state={state} name="last_name" autoComplete="family-name" />
      </div>
      <InquiryText state={state} name="organization" autoComplete="organization" required />
      <div className="lead-pair">
        <InquiryText state={state} name="email" type="email" autoComplete="email" required />
        <InquiryText state={state} name="phone" type="tel" autoComplete="tel" />
      </div>
      <InquiryProgram state={state} />
      <InquiryText state={state} name="message" autoComplete="off" rows={4} hint={t("ask.messageHint")} />
      {children}
      {state.refusal && <FrontAlert tone="error">{state.refusal}</FrontAlert>}
      <FrontButton submits busy={state.busy}>
        {submitLabel}
      </FrontButton>
    </form>
  );
}
