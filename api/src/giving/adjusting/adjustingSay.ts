import type { Localized } from "@kindling/contract";

const en = {
  adjusted: (session: string) => `Adjusted in “${session}”`,
  verified: (session: string) => `Verified in “${session}”`,
  reversed: "Adjustment reversed",
  adjustment: "Adjustment",
  notClosed: (session: string) => `“${session}” isn't closed. Correct it there instead.`,
  noTarget: (program: string) =>
    `${program} has no later session that is open. Add its next session, then adjust this.`,
  donation: {
    held: "This donation was never confirmed, so no figure includes it. If it arrived, record it in an open session.",
    void: "This donation is void, so no figure includes it. If it arrived, record it in an open session.",
    paid: "This donation is paid. Reverse its payment first, then adjust it.",
    paidAlone:
      "This donation was marked as paid without a payment run. A Super Admin can reopen its session to void it.",
    same: (amount: string) => `This donation already counts as ${amount}. Enter another amount.`,
    nothing: "This donation was adjusted to $0.00. Nothing of it can be verified.",
    verifiedLate:
      "This verification is in a payment or paid, so it can't be reversed. Reverse its payment first.",
    verifiedPaid:
      "This donation was marked as paid without a payment run, so its verification can't be reversed.",
  },
  points: {
    zero: "Enter the points to add, or with a minus the points to take.",
    tooMany: (left: number, charity: string) =>
      `The class has ${left} points for ${charity} in that session. Take at most these.`,
    otherCharity: (charity: string) =>
      `The class has no points for this charity in that session. Choose ${charity}.`,
  },
  charity: {
    given: (charity: string, session: string) => `Given to ${charity} in “${session}”`,
    nothing:
      "Nothing of this class can go to this charity: it has everything already, or the rest is paid or in a payment.",
    gone: "What was given is in a payment or paid, or was adjusted since, so it can't be given back.",
    parted:
      "Part of this donation is paid, or counts for another charity. Give all of it to one charity first, or reverse the payment.",
  },
  already: "This adjustment is already reversed.",
  isReversal: "This reverses an adjustment. Make a new adjustment instead.",
  belowZero: "Later adjustments build on this one. Reverse these first.",
  reopenFirst: (count: number) =>
    count === 1
      ? "1 adjustment corrects this session. Reverse it before reopening, or adjust what else is wrong."
      : `${count} adjustments correct this session. Reverse them before reopening, or adjust what else is wrong.`,
};

const es: typeof en = {
  adjusted: (session) => `Se ajustó en «${session}»`,
  verified: (session) => `Se verificó en «${session}»`,
  reversed: "Se revirtió el ajuste",
  adjustment: "Ajuste",
  notClosed: (session) => `«${session}» no está cerrada. Corrija el dato en ella.`,
  noTarget: (program) =>
    `${program} no tiene ninguna sesión posterior abierta. Agregue su próxima sesión y después haga el ajuste.`,
  donation: {
    held: "Esta donación nunca se confirmó y ninguna cifra la incluye. Si llegó, agregue la donación en una sesión abierta.",
    void: "Esta donación está anulada y ninguna cifra la incluye. Si llegó, agregue la donación en una sesión abierta.",
    paid: "Esta donación está pagada. Primero revierta su pago y después haga el ajuste.",
    paidAlone:
      "Esta donación se marcó como pagada sin un lote de pagos. Un Super Admin puede reabrir su sesión para anularla.",
    same: (amount) => `Esta donación ya cuenta como ${amount}. Indique otro monto.`,
    nothing: "Esta donación se ajustó a $0.00. No queda nada que verificar.",
    verifiedLate:
      "Esta verificación está en un pago o pagada y no se puede revertir. Primero revierta su pago.",
    verifiedPaid:
      "Esta donación se marcó como pagada sin un lote de pagos, así que su verificación no se puede revertir.",
  },
  points: {
    zero: "Indique los puntos que se agregan o, con un signo menos, los que se quitan.",
    tooMany: (left, charity) =>
      `La clase tiene ${left} puntos para ${charity} en esa sesión. Quite como máximo esos.`,
    otherCharity: (charity) =>
      `La clase no tiene puntos para esta organización en esa sesión. Elija ${charity}.`,
  },
  charity: {
    given: (charity, session) => `Se asignó a ${charity} en «${session}»`,
    nothing:
      "Nada de esta clase puede pasar a esta organización: ya lo tiene todo, o el resto está pagado o en un pago.",
    gone: "Lo que se asignó está en un pago, está pagado o se ajustó después, así que no se puede devolver.",
    parted:
      "Una parte de esta donación está pagada o es de otra organización. Primero asigne todo a una sola organización o revierta el pago.",
  },
  already: "Este ajuste ya se revirtió.",
  isReversal: "Esto revierte un ajuste. Haga un ajuste nuevo.",
  belowZero: "Hay ajustes posteriores que parten de este. Revierta primero esos.",
  reopenFirst: (count) =>
    count === 1
      ? "1 ajuste corrige esta sesión. Revierta el ajuste antes de reabrirla, o ajuste lo demás que esté mal."
      : `${count} ajustes corrigen esta sesión. Revierta los ajustes antes de reabrirla, o ajuste lo demás que esté mal.`,
};

/** What the calls say that correct closed sessions. */
export const adjustingSay: Localized<typeof en> = { en, es };
