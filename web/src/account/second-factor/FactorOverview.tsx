import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { FrontButton } from "../front/FrontButton.tsx";
import { ownFactors } from "./factorCalls.ts";
import { usePasskeysWork } from "./passkeysWork.ts";
import type { OwnFactors } from "./SecondFactorPage.tsx";

type Passkey = OwnFactors["passkeys"][number];

/** What somebody can do about their second factors; all but renaming asks for the password. */
export type OverviewDeed =
  | { readonly kind: "addApp" | "removeApp" | "addPasskey" | "newCodes" }
  | { readonly kind: "removePasskey"; readonly passkey: Passkey }
  | { readonly kind: "rename"; readonly passkey: Passkey };

function FactorSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="factor-section" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A button whose text alone doesn't say what it is about. */
function NamedButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className="button text" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** The app, the passkeys, the recovery codes and the devices that aren't asked. */
export function FactorOverview({
  factors,
  onDeed,
  onChange,
}: {
  readonly factors: OwnFactors;
  readonly onDeed: (deed: OverviewDeed) => void;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation("factors");
  const format = useFormat();
  const passkeysWork = usePasskeysWork();
  const { app_since, passkeys, recovery_codes_left, devices } = factors;
  const isEnrolled = app_since !== null || passkeys.length > 0;

  async function forget(id?: number) {
    try {
      const { message } = await call(ownFactors.forgetDevice, { body: id === undefined ? {} : { id } });
      if (message) succeed(message);
      onChange();
    } catch (error) {
      fail(error, t("failed"));
    }
  }

  return (
    <>
      <FactorSection title={t("overview.app")}>
        <p>{app_since ? t("overview.appSince", { day: format.date(app_since) }) : t("overview.appNone")}</p>
        <div className="factor-actions">
          <FrontButton kind="outlined" onClick={() => onDeed({ kind: "addApp" })}>
            {t(app_since ? "overview.replaceApp" : "overview.addApp")}
          </FrontButton>
          {app_since && (
            <FrontButton kind="text" onClick={() => onDeed({ kind: "removeApp" })}>
              {t("overview.removeApp")}
            </FrontButton>
          )}
        </div>
      </FactorSection>
      <FactorSection title={t("overview.passkeys")}>
        <p>{t(passkeysWork ? "overview.passkeysText" : "overview.passkeysOff")}</p>
        {passkeys.length > 0 && (
          <ul className="factor-list">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <span>
                  <strong>{passkey.name}</strong>
                  <span className="muted">
                    {passkey.last_used_at
                      ? t("overview.lastUsed", { at: format.moment(passkey.last_used_at) })
                      : t("overview.neverUsed", { at: format.moment(passkey.created_at) })}
                  </span>
                </span>
                <span>
                  <NamedButton
                    label={t("overview.renameNamed", { name: passkey.name })}
                    onClick={() => onDeed({ kind: "rename", passkey })}
                  >
                    {t("overview.rename")}
                  </NamedButton>
                  <NamedButton
                    label={t("overview.removeNamed", { name: passkey.name })}
                    onClick={() => onDeed({ kind: "removePasskey", passkey })}
                  >
                    {t("overview.remove")}
                  </NamedButton>
                </span>
              </li>
            ))}
          </ul>
        )}
        {passkeysWork && (
          <div className="factor-actions">
            <FrontButton kind="outlined" onClick={() => onDeed({ kind: "addPasskey" })}>
              {t("overview.addPasskey")}
            </FrontButton>
          </div>
        )}
      </FactorSection>
      {isEnrolled && (
        <FactorSection title={t("overview.codes")}>
          <p>{t("overview.codesLeft", { count: recovery_codes_left })}</p>
          <div className="factor-actions">
            <FrontButton kind="outlined" onClick={() => onDeed({ kind: "newCodes" })}>
              {t("overview.newCodes")}
            </FrontButton>
          </div>
        </FactorSection>
      )}
      {devices.length > 0 && (
        <FactorSection title={t("overview.devices")}>
          <ul className="factor-list">
            {devices.map((device) => {
              const name = device.user_agent ?? t("overview.unknownDevice");
              return (
                <li key={device.id}>
                  <span>
                    <strong>{name}</strong>
                    <span className="muted">
                      {t("overview.deviceUntil", { day: format.date(device.expires_at) })}
                    </span>
                  </span>
                  <NamedButton
                    label={t("overview.forgetNamed", { name, at: format.moment(device.created_at) })}
                    onClick={() => void forget(device.id)}
                  >
                    {t("overview.forget")}
                  </NamedButton>
                </li>
              );
            })}
          </ul>
        </FactorSection>
      )}
    </>
  );
}
