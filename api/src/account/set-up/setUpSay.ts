import type { Localized } from "@kindling/contract";

export interface SetUpSay {
  readonly saved: string;
  readonly finished: string;
  readonly timeZone: string;
  readonly timeZoneFixed: string;
  readonly schoolYear: string;
  readonly color: string;
  readonly contrast: (contrast: number, nearest: string) => string;
  readonly logo: string;
  readonly logoDamaged: string;
  readonly logoElsewhere: string;
}

/** The messages of setting up. */
export const setUpSay: Localized<SetUpSay> = {
  en: {
    saved: "Organization updated successfully!",
    finished: "Setup finished",
    timeZone: "Choose a time zone from the list.",
    timeZoneFixed: "The time zone can't change any more: the days of recorded activities were counted in it.",
    schoolYear: "Choose a month and a day that every year has.",
    color: "Enter a color such as #1a5fb4.",
    contrast: (contrast, nearest) =>
      `This color's contrast is ${contrast}:1, too low to read. Use at least 4.5:1, such as ${nearest}.`,
    logo: "Choose a PNG, JPEG or WebP picture of up to 1 MB.",
    logoDamaged:
      "This picture can't be read, or has more than 30 megapixels. Save it again, smaller, as PNG or JPEG.",
    logoElsewhere: "Choose a picture from your device and upload it here.",
  },
  es: {
    saved: "Organización actualizada con éxito",
    finished: "Configuración terminada",
    timeZone: "Elija una zona horaria de la lista.",
    timeZoneFixed:
      "La zona horaria ya no puede cambiar: los días de las actividades registradas se contaron en ella.",
    schoolYear: "Elija un mes y un día que tenga cada año.",
    color: "Escriba un color como #1a5fb4.",
    contrast: (contrast, nearest) =>
      `El contraste de este color es ${contrast}:1, muy bajo para leer. Use al menos 4.5:1, por ejemplo ${nearest}.`,
    logo: "Elija una imagen PNG, JPEG o WebP de hasta 1 MB.",
    logoDamaged:
      "No se puede leer esta imagen, o tiene más de 30 megapíxeles. Guárdela de nuevo, más pequeña, como PNG o JPEG.",
    logoElsewhere: "Elija una imagen de su dispositivo y súbala aquí.",
  },
};
