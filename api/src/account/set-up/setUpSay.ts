import type { Localized } from "@kindling/contract";

interface SetUpSay {
  readonly saved: string;
  readonly finished: string;
  readonly timeZone: string;
  readonly timeZoneFixed: string;
  readonly schoolYear: string;
}

/** The messages of setting up. */
export const setUpSay: Localized<SetUpSay> = {
  en: {
    saved: "Organization updated successfully!",
    finished: "Setup finished",
    timeZone: "Choose a time zone from the list.",
    timeZoneFixed: "The time zone can't change any more: the days of recorded activities were counted in it.",
    schoolYear: "Choose a month and a day that every year has.",
  },
  es: {
    saved: "Organización actualizada con éxito",
    finished: "Configuración terminada",
    timeZone: "Elija una zona horaria de la lista.",
    timeZoneFixed:
      "La zona horaria ya no puede cambiar: los días de las actividades registradas se contaron en ella.",
    schoolYear: "Elija un mes y un día que tenga cada año.",
  },
};
