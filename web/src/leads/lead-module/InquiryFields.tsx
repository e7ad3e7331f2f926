import type { Reference } from "@kindling/contract";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
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
}: FieldProps & { readonly children: (id: string, described: object) => ReactNode }) {
  const { t } = useTranslation("landing");
  const id = useId();
  const error = state.errors[name];
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <InputLabel htmlFor={id}>
        {t(`fields.${name}`)}
        {!required && (
          <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
            {` (${t("ask.optional")})`}
          </Box>
        )}
      </InputLabel>
      {children(id, {
        "aria-required": required,
        "aria-invalid": Boolean(error),
        ...(help && { "aria-describedby": `${id}-help` }),
      })}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
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
      {(id, described) => (
        <OutlinedInput
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={state.values[name]}
          onChange={(event) => state.type(name, event.target.value)}
          {...(rows && { multiline: true, minRows: rows, maxRows: 12 })}
          slotProps={{ input: described }}
        />
      )}
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
      {(id, described) => (
        <NativeSelect
          key={language}
          id={id}
          value={state.values.program_id}
          onChange={(event) => state.type("program_id", event.target.value)}
          input={<OutlinedInput name="program_id" />}
          inputProps={described}
        >
          <option value="">{t("ask.programAny")}</option>
          {programs.map(({ id: programId, name }) => (
            <option key={programId} value={programId}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labeled>
  );
}
