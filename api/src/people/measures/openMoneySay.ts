import { type Localized, locales, type OpenMoney } from "@kindling/contract";
import type { ClassesBy } from "./openMoney.ts";

const dollars = (language: "en" | "es", cents: number) =>
  (cents / 100).toLocaleString(locales[language], { style: "currency", currency: "USD" });

function partsEn(money: OpenMoney): string {
  const { unverified, closed, closed_cents, verified, earned_cents } = money;
  const [waiting, old, due, earned] = inDollars("en", money);
  const parts = [
    ...(unverified ? [`donations not verified: ${unverified} (${waiting})`] : []),
    ...(closed_cents ? [`not verified in closed sessions: ${closed} (${old})`] : []),
    ...(verified ? [`verified donations: ${verified} (${due})`] : []),
    ...(earned_cents ? [`earned: ${earned}`] : []),
  ];
  return parts.join(", ");
}

function partsEs(money: OpenMoney): string {
  const { unverified, closed, closed_cents, verified, earned_cents } = money;
  const [waiting, old, due, earned] = inDollars("es", money);
  const parts = [
    ...(unverified ? [`donaciones sin verificar: ${unverified} (${waiting})`] : []),
    ...(closed_cents ? [`sin verificar en sesiones cerradas: ${closed} (${old})`] : []),
    ...(verified ? [`donaciones verificadas: ${verified} (${due})`] : []),
    ...(earned_cents ? [`ganado: ${earned}`] : []),
  ];
  return parts.join(", ");
}

const has = {
  en: { school_id: "This site has", user_id: "Their classes have", charity_id: "This charity has" },
  es: {
    school_id: "Este plantel tiene",
    user_id: "Sus clases tienen",
    charity_id: "Esta organización tiene",
  },
};

const en = {
  open: (by: ClassesBy | "charity_id", money: OpenMoney) =>
    `${has.en[by]} money that isn't paid: ${partsEn(money)}. Decide what becomes of it.`,
  kept: (money: OpenMoney) => `Stays due, as nothing was decided: ${partsEn(money)}`,
  voidsInactive: "Donations can only be voided when you deactivate. Leave this out.",
  reasonMissing: "Enter a reason for this decision.",
  notYoursToVoid: "Only people with the group Charities can void donations. Keep the money instead.",
};

const es: typeof en = {
  open: (by, money) => `${has.es[by]} dinero sin pagar: ${partsEs(money)}. Decida qué pasa con ese dinero.`,
  kept: (money) => `Sigue pendiente, porque no se decidió nada: ${partsEs(money)}`,
  voidsInactive: "Las donaciones solo pueden anularse al desactivar. Omita este campo.",
  reasonMissing: "Indique el motivo de esta decisión.",
  notYoursToVoid:
    "Solo quienes tienen el grupo Charities pueden anular donaciones. En su lugar, conserve el dinero.",
};

function inDollars(language: "en" | "es", money: OpenMoney) {
  const { unverified_cents, closed_cents, verified_cents, earned_cents } = money;
  return [unverified_cents, closed_cents, verified_cents, earned_cents].map((cents) =>
    dollars(language, cents),
  );
}

/** What is said of money that isn't paid when its site, teacher or charity ends. */
export const openMoneySay: Localized<typeof en> = { en, es };
