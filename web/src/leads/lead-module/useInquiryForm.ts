import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { readLanguage } from "../../core/language.ts";
import { fail, failureText } from "../../core/toasts.ts";
import { errorsByField, type InquiryErrors } from "./inquiryBody.ts";
import type { InquiryField, InquiryValues } from "./inquiryDraft.ts";

const rules = () => import("./checkInquiry.ts");

/** The form of an inquiry: values, errors and sending. The text is kept after errors. */
export function useInquiryForm(
  start: InquiryValues,
  failed: string,
  send: (values: InquiryValues) => Promise<void>,
  onTyped?: (values: InquiryValues) => void,
) {
  const { t } = useTranslation("landing");
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, wrong: InquiryErrors, said: string | null) => {
    setErrors(wrong);
    const names = Object.keys(wrong);
    setRefusal(names.length > 0 ? t("ask.wrong", { count: names.length }) : said);
    // In page order, so that focus goes to the first field with an error.
    const first = [...form.elements].find((each) => names.includes((each as HTMLInputElement).name));
    (first as HTMLElement | undefined)?.focus();
  };

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    try {
      // Offline, the rules may not load; the server validates anyway.
      const check = await rules().catch(() => null);
      const wrong = check?.checkInquiry(values, readLanguage()) ?? {};
      if (Object.keys(wrong).length > 0) return show(form, wrong, null);
      show(form, {}, null);
      await send(values);
    } catch (error) {
      const said = error instanceof CallError ? errorsByField(error.errors, values) : {};
      show(form, said, `${failureText(error, failed)}. ${t("ask.unsaved")}`);
      fail(error, failed);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    refusal,
    busy,
    /** Fetches the rules while the first field is still being typed in. */
    warmUp: () => void rules().catch(() => null),
    type(field: InquiryField, value: string) {
      const next = { ...values, [field]: value };
      setValues(next);
      onTyped?.(next);
      if (errors[field]) setErrors({ ...errors, [field]: undefined } as InquiryErrors);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}

export type InquiryFormState = ReturnType<typeof useInquiryForm>;
