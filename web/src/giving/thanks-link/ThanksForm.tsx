import { type ThankYouPage } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { FrontField } from "../../account/front/FrontField.tsx";
import { FilePick } from "./FilePick.tsx";
import { useThanksForm } from "./useThanksForm.ts";

/** As many characters as the contract takes. */
const most = 1500;

/** The form of a thank-you: words, a photo, a film, and a name to sign with. */
export function ThanksForm({
  token,
  page,
  onPosted,
}: {
  readonly token: string;
  readonly page: ThankYouPage;
  readonly onPosted: (page: ThankYouPage) => void;
}) {
  const { t } = useTranslation("thanks");
  const state = useThanksForm(token, page, onPosted);
  const { values, errors } = state;
  return (
    <form className="thanks-form" noValidate onSubmit={state.submit}>
      <FrontField
        label={t("words")}
        required
        error={errors.words}
        hint={t("wordsHint", { left: most - values.words.length })}
      >
        {(described) => (
          <textarea
            {...described}
            name="words"
            rows={5}
            maxLength={most}
            value={values.words}
            onChange={(event) => state.type("words", event.target.value)}
          />
        )}
      </FrontField>
      <FilePick name="photo" state={state} posted={page.photo} />
      <FilePick name="film" state={state} posted={page.film} />
      <FrontField label={t("signed")} required error={errors.signed_as} hint={t("signedHint")}>
        {(described) => (
          <input
            {...described}
            name="signed_as"
            autoComplete="name"
            maxLength={120}
            value={values.signed_as}
            onChange={(event) => state.type("signed_as", event.target.value)}
          />
        )}
      </FrontField>
      {state.refusal && <FrontAlert tone="error">{state.refusal}</FrontAlert>}
      <FrontButton submits busy={state.busy}>
        {t(page.state === "waiting" ? "change" : "post")}
      </FrontButton>
    </form>
  );
}
