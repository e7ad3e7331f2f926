import type { Localized } from "@kindling/contract";

interface DemoSay {
  readonly none: string;
  readonly ownRecords: (count: number) => string;
  readonly more: string;
  readonly removed: string;
}

/** The messages about removing the demo program. */
export const demoSay: Localized<DemoSay> = {
  en: {
    none: "There is no demo program to remove.",
    ownRecords: (count) =>
      `Your own classes, charities, sponsors or bank statements already have ${count} ${count === 1 ? "record" : "records"}. The demo program can only be removed before that.`,
    more: "Something changed since the preview. Check it again.",
    removed: "Demo program removed",
  },
  es: {
    none: "No hay un programa de demostración que quitar.",
    ownRecords: (count) =>
      `Sus propias clases, organizaciones, patrocinadores o estados de cuenta ya tienen ${count} ${count === 1 ? "registro" : "registros"}. El programa de demostración solo se puede quitar antes de eso.`,
    more: "Algo cambió desde la vista previa. Revísela otra vez.",
    removed: "Programa de demostración quitado",
  },
};
