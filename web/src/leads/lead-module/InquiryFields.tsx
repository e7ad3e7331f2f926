import type { Reference } from "@kindling/contract";
import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Described, FrontField } from "../../account/front/FrontField.tsx";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import type { InquiryField } from "./inquiryDraft.ts";
import { publicLeadCalls } from "./publicLeadCalls.ts";
import type { InquiryFormState } from "./useInquiryForm.ts";

interface FieldProps {
  readonly state: InquiryFormState;
  readonly name: InquiryField;
  readonly required?: boolean;
  readonly hint?: string;
}

function Labeled({
  state,
  name,
  required = false,
  hint,
  children,
}: FieldProps & { readonly children: (described: Described) => ReactNode }) {
  const { t } = useTranslation("landing");
  const label = (
    <>
      {t(`fields.${name}`)}
      {!required && <span className="muted">{` (${t("ask.optional")})`}</span>}
    </>
  );
  return (
    <FrontField label={label} required={required} error={state.errors[name]} hint={hint}>
      {children}
    </FrontField>
  );
}

/** A text input; with `rows`, a text area. */
export function InquiryText({
  type = "text",
  autoComplete,
  rows,
  ...field
}: FieldProps & {
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete: string;
  readonly rows?: number;
}) {
  const { state, name } = field;
  return (
    <Labeled {...field}>
      {(described) => {
        const kept = {
          ...described,
          name,
          autoComplete,
          onFocus: state.warmUp,
          value: state.values[name],
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            state.type(name, event.target.value),
        };
        return rows ? <textarea {...kept} rows={rows} /> : <input {...kept} type={type} />;
      }}
    </Labeled>
  );
}

/** The choice of a program; not there while the programs are not known. */
export function InquiryProgram({ state }: { readonly state: InquiryFormState }) {
  const { t } = useTranslation("landing");
  const language = useLanguage();
  const [programs, setPrograms] = useState<readonly Reference[]>([]);
  useEffect(() => {
    let gone = false;
    // The program is optional, so a failed list must not block the inquiry.
    call(publicLeadCalls.programs).then(
      ({ data }) => {
        if (!gone) setPrograms(data);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (programs.length === 0) return null;
  return (
    <Labeled state={state} name="program_id">
      {(described) => (
        <div className="field-box choice">
          <select
            {...described}
            key={language}
            name="program_id"
            value={state.values.program_id}
            onFocus={state.warmUp}
            onChange={(event) => state.type("program_id", event.target.value)}
          >
            <option value="">{t("ask.programAny")}</option>
            {programs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Labeled>
  );
}
