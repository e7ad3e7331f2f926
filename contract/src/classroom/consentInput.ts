import { optionalChoice, optionalDate, optionalText } from "../core/fields.ts";

/** What holds for the students in a photo, video or other file of a class. */
export const mediaConsentKinds = ["none_shown", "families", "school"] as const;
export type MediaConsentKind = (typeof mediaConsentKinds)[number];

/** The kinds that name who holds the consent. */
export const heldConsents: readonly MediaConsentKind[] = ["families", "school"];

export const consentByLimit = 120;

/** A consent as it is sent with a file or recorded later; without `consent`, none is recorded. */
export const consentInput = {
  consent: optionalChoice(mediaConsentKinds),
  /** Who holds it, in the sender's words; required unless nobody can be recognized. */
  consent_by: optionalText(consentByLimit),
  /** The last day it holds; without one it holds until it is withdrawn. */
  consent_until: optionalDate(),
};

/** How its fields are called. */
export const consentLabels = {
  en: { consent: "Consent", consent_by: "Who Holds It", consent_until: "Valid Until" },
  es: { consent: "Permiso", consent_by: "Quién lo tiene", consent_until: "Válido hasta" },
};
