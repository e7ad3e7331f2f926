import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontField } from "./front/FrontField.tsx";

/** A field of the screens around signing in. */
export function AccountField({
  label,
  type,
  value,
  onChange,
  autoComplete,
  error,
  hint,
  autoFocus = false,
}: {
  readonly label: string;
  readonly type: "email" | "password";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly error?: string | null;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}) {
  const { t } = useTranslation("account");
  const [shown, setShown] = useState(false);
  return (
    <FrontField label={label} required error={error} hint={hint}>
      {(described) => (
        <div className="field-box">
          <input
            {...described}
            type={type === "password" && shown ? "text" : type}
            name={autoComplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page is there for this one field.
            autoFocus={autoFocus}
          />
          {type === "password" && (
            <button
              type="button"
              className="button text"
              aria-pressed={shown}
              aria-label={t("showPassword", { label })}
              onClick={() => setShown(!shown)}
            >
              {t(shown ? "hide" : "show")}
            </button>
          )}
        </div>
      )}
    </FrontField>
  );
}
