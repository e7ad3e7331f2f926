import type { Localized } from "@kindling/contract";

const en = {
  saved: "Terms saved. What is older goes tonight.",
  more: (rows: number) => `More has come due since the preview: ${rows} rows. Look at it again.`,
};

const es: typeof en = {
  saved: "Plazos guardados. Lo que sea más antiguo se elimina esta noche.",
  more: (rows) => `Desde la vista previa venció más: ${rows} filas. Revíselo de nuevo.`,
};

/** What the calls about retention say. */
export const retentionSay: Localized<typeof en> = { en, es };
