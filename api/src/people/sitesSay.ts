import { type Localized, locales, type OpenMoney } from "@kindling/contract";

const dollars = (language: "en" | "es", cents: number) =>
  (cents / 100).toLocaleString(locales[language], { style: "currency", currency: "USD" });

const en = {
  notYours: "Only the program team or a Provider Leader can change this.",
  openMoney: ({ unverified, unverified_cents, verified, verified_cents, earned_cents }: OpenMoney) => {
    const parts = [
      ...(unverified ? [`donations not verified: ${unverified} (${dollars("en", unverified_cents)})`] : []),
      ...(verified ? [`verified donations: ${verified} (${dollars("en", verified_cents)})`] : []),
      ...(earned_cents ? [`earned: ${dollars("en", earned_cents)}`] : []),
    ];
    return `This site has money that isn't paid: ${parts.join(", ")}. Decide what becomes of it.`;
  },
  reasonMissing: "Enter a reason for this decision.",
  notYoursToVoid: "Only people with the group Charities can void donations. Keep the money instead.",
};

const es: typeof en = {
  notYours: "Solo el equipo del programa o un responsable de proveedor puede cambiar esto.",
  openMoney: ({ unverified, unverified_cents, verified, verified_cents, earned_cents }) => {
    const parts = [
      ...(unverified ? [`donaciones sin verificar: ${unverified} (${dollars("es", unverified_cents)})`] : []),
      ...(verified ? [`donaciones verificadas: ${verified} (${dollars("es", verified_cents)})`] : []),
      ...(earned_cents ? [`ganado: ${dollars("es", earned_cents)}`] : []),
    ];
    return `Este plantel tiene dinero sin pagar: ${parts.join(", ")}. Decida qué pasa con ese dinero.`;
  },
  reasonMissing: "Indique el motivo de esta decisión.",
  notYoursToVoid:
    "Solo quienes tienen el grupo Charities pueden anular donaciones. En su lugar, conserve el dinero.",
};

/** What the rules of sites say. */
export const sitesSay: Localized<typeof en> = { en, es };
