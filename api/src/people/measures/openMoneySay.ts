import { type Localized, locales, type OpenMoney } from "@kindling/contract";
import type { ClassesBy } from "./openMoney.ts";

const dollars = (language: "en" | "es", cents: number) =>
  (cents / 100).toLocaleString(locales[language], { style: "currency", currency: "USD" });

const en = {
  open(by: ClassesBy, money: OpenMoney) {
    const { unverified, closed, closed_cents, verified, earned_cents } = money;
    const [waiting, old, due, earned] = inDollars("en", money);
    const parts = [
      ...(unverified ? [`donations not verified: ${unverified} (${waiting})`] : []),
      ...(closed_cents ? [`not verified in closed sessions: ${closed} (${old})`] : []),
      ...(verified ? [`verified donations: ${verified} (${due})`] : []),
      ...(earned_cents ? [`earned: ${earned}`] : []),
    ];
    const has = by === "school_id" ? "This site has" : "Their classes have";
    return `${has} money that isn't paid: ${parts.join(", ")}. Decide what becomes of it.`;
  },
  reasonMissing: "Enter a reason for this decision.",
  notYoursToVoid: "Only people with the group Charities can void donations. Keep the money instead.",
};

const es: typeof en = {
  open(by, money) {
    const { unverified, closed, closed_cents, verified, earned_cents } = money;
    const [waiting, old, due, earned] = inDollars("es", money);
    const parts = [
      ...(unverified ? [`donaciones sin verificar: ${unverified} (${waiting})`] : []),
      ...(closed_cents ? [`sin verificar en sesiones cerradas: ${closed} (${old})`] : []),
      ...(verified ? [`donaciones verificadas: ${verified} (${due})`] : []),
      ...(earned_cents ? [`ganado: ${earned}`] : []),
    ];
    const has = by === "school_id" ? "Este plantel tiene" : "Sus clases tienen";
    return `${has} dinero sin pagar: ${parts.join(", ")}. Decida qué pasa con ese dinero.`;
  },
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

/** What is said of money that isn't paid when its site or teacher is deleted. */
export const openMoneySay: Localized<typeof en> = { en, es };
