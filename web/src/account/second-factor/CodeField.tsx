import { useTranslation } from "react-i18next";
import { FrontField } from "../front/FrontField.tsx";

/** A field for the code of an app, or for a recovery code. */
export function CodeField({
  kind,
  value,
  onChange,
  error,
}: {
  readonly kind: "app" | "recovery";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}) {
  const { t } = useTranslation("factors");
  const isApp = kind === "app";
  return (
    <FrontField label={t(isApp ? "code.app" : "code.recovery")} required error={error}>
      {(described) => (
        <input
          {...described}
          key={kind}
          className="factor-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode={isApp ? "numeric" : "text"}
          autoComplete={isApp ? "one-time-code" : "off"}
          autoCapitalize="characters"
          maxLength={isApp ? 7 : 30}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the step is there for this one field.
          autoFocus
        />
      )}
    </FrontField>
  );
}
