import type { ThankYouPage } from "@kindling/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { failureText } from "../../core/toasts.ts";
import { thanksCalls } from "./thanksCalls.ts";
import { keepThanksDraft, readThanksDraft, type ThanksWords } from "./thanksDraft.ts";

export type ThanksField = "words" | "signed_as" | "photo" | "film";
/** A file chosen now, null to remove the posted one, undefined to leave it. */
export type Chosen = File | null | undefined;

const fields: readonly ThanksField[] = ["words", "signed_as", "photo", "film"];

/** The form of a thank-you: what is typed and chosen stays after errors. */
export function useThanksForm(token: string, page: ThankYouPage, onPosted: (page: ThankYouPage) => void) {
  const { t } = useTranslation("thanks");
  const [values, setValues] = useState<ThanksWords>(
    () =>
      readThanksDraft(token) ?? { words: page.words ?? "", signed_as: page.signed_as ?? page.contact_name },
  );
  const [files, setFiles] = useState<{ photo: Chosen; film: Chosen }>({ photo: undefined, film: undefined });
  const [errors, setErrors] = useState<Partial<Record<ThanksField, string>>>({});
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, wrong: Partial<Record<ThanksField, string>>, said: string) => {
    setErrors(wrong);
    const names = Object.keys(wrong);
    setRefusal(names.length > 0 ? t("wrong", { count: names.length }) : said);
    const first = [...form.elements].find((each) => names.includes((each as HTMLInputElement).name));
    (first as HTMLElement | undefined)?.focus();
  };
  const send = async (form: HTMLFormElement) => {
    const missing = {
      ...(!values.words.trim() && { words: t("wordsMissing") }),
      ...(!values.signed_as.trim() && { signed_as: t("signedMissing") }),
    };
    if (Object.keys(missing).length > 0) return show(form, missing, "");
    setBusy(true);
    try {
      const sent = Object.entries(files).filter(([, file]) => file !== undefined);
      const { data } = await call(thanksCalls.post, {
        params: { token },
        body: values,
        files: Object.fromEntries(sent) as Record<string, File | null>,
      });
      show(form, {}, "");
      setFiles({ photo: undefined, film: undefined });
      keepThanksDraft(token, null);
      onPosted(data);
    } catch (error) {
      const told = (error instanceof CallError ? error.errors : []).flatMap(({ path, msg }) => {
        const field = fields.find((each) => each === path);
        return field ? [[field, msg] as const] : [];
      });
      show(form, Object.fromEntries(told), failureText(error, t("postFailed")));
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    files,
    errors,
    refusal,
    busy,
    type(name: keyof ThanksWords, text: string) {
      const next = { ...values, [name]: text };
      setValues(next);
      setErrors({ ...errors, [name]: undefined });
      keepThanksDraft(token, next);
    },
    choose(name: "photo" | "film", file: Chosen, error = "") {
      setFiles({ ...files, [name]: file });
      setErrors({ ...errors, [name]: error || undefined });
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

export type ThanksFormState = ReturnType<typeof useThanksForm>;
