import type { ThankYouPage } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { FrontField } from "../../account/front/FrontField.tsx";
import { useConstants } from "../../core/constants.ts";
import type { ThanksFormState } from "./useThanksForm.ts";

const takes = {
  photo: "image/jpeg,image/png,image/webp,image/gif",
  film: "video/mp4,video/webm,video/quicktime",
} as const;

/** The choice of a photo or film, with what is chosen or was posted before. */
export function FilePick({
  name,
  state,
  posted,
}: {
  readonly name: "photo" | "film";
  readonly state: ThanksFormState;
  readonly posted: ThankYouPage["photo"];
}) {
  const { t } = useTranslation("thanks");
  const limits = useConstants()?.upload_limits;
  const chosen = state.files[name];
  const [made, setMade] = useState<string | null>(null);
  const stands = chosen === undefined ? (posted?.url ?? null) : null;
  const address = chosen ? made : stands;
  const most = limits?.[name === "photo" ? "images" : "video"]?.max_mb;
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (most !== undefined && file.size > most * 2 ** 20) {
      state.choose(name, undefined, t("tooLarge", { most }));
      return;
    }
    if (made) URL.revokeObjectURL(made);
    setMade(URL.createObjectURL(file));
    state.choose(name, file);
  };
  const label = (
    <>
      {t(`${name}.label`)}
      <span className="muted">{` (${t("optional")})`}</span>
    </>
  );
  return (
    <div className="thanks-file">
      <FrontField
        label={label}
        required={false}
        error={state.errors[name]}
        hint={t(`${name}.hint`, { most })}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            name={name}
            accept={takes[name]}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </FrontField>
      {address && (
        <div className="thanks-shown">
          {name === "photo" ? (
            <img src={address} alt={t("photo.shown")} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written captions for what a charity sends
            <video src={address} controls playsInline preload="metadata" aria-label={t("film.shown")} />
          )}
          <FrontButton kind="text" onClick={() => state.choose(name, null)}>
            {t(`${name}.remove`)}
          </FrontButton>
        </div>
      )}
    </div>
  );
}
