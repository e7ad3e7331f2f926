import type { Localized } from "@kindling/contract";

const en = {
  amountNeeded: "Enter the amount that is pledged.",
  pointCentsNeeded: "Enter how many cents are pledged for each point.",
  onlyPerPoint: "Leave this empty. A fixed amount is its own limit.",
  onlyOther: "Leave this empty, or choose the other kind of pledge.",
  untilBeforeFrom: "The last day is before the first. Choose a later one.",
  sponsorStays: "A pledge stays with its sponsor. Add a new one instead.",
  belowPaid: (amount: string) =>
    `Charities have been paid ${amount} for points that drew on this pledge. It can't cover less than that.`,
  takesOver: (name: string) =>
    `This would take over points from “${name}” that charities have been paid for. Choose a later start, or other points.`,
  inUseByPaid: (name: string) =>
    `Charities have been paid for points that drew on “${name}”. Close it instead.`,
  pledgeChanged: "The pledge was changed.",
  pledgeDeleted: "The pledge was deleted.",
  inFuture: "This date is in the future. Enter the day the money came in.",
  alreadyReversed: "This receipt is already reversed.",
  linkInPast: "This date is in the past. Choose today or a later day.",
  noSuchLink: "This link doesn't work any longer. Ask for a new one.",
  tooManyVisits: "This page was opened too often. Try again in 15 minutes.",
};

const es: typeof en = {
  amountNeeded: "Indique el monto comprometido.",
  pointCentsNeeded: "Indique cuántos centavos se comprometen por punto.",
  onlyPerPoint: "Deje este campo vacío. Un monto fijo es su propio límite.",
  onlyOther: "Deje este campo vacío o elija el otro tipo de compromiso.",
  untilBeforeFrom: "El último día es anterior al primero. Elija uno posterior.",
  sponsorStays: "Un compromiso sigue con su patrocinador. Agregue uno nuevo.",
  belowPaid: (amount) =>
    `Ya se pagaron ${amount} a organizaciones por puntos cubiertos por este compromiso. No puede cubrir menos que eso.`,
  takesOver: (name) =>
    `Esto tomaría puntos de «${name}» que ya se pagaron a organizaciones. Elija un inicio posterior u otros puntos.`,
  inUseByPaid: (name) => `Ya se pagaron puntos cubiertos por «${name}» a organizaciones. Es mejor cerrarlo.`,
  pledgeChanged: "Se cambió el compromiso.",
  pledgeDeleted: "Se eliminó el compromiso.",
  inFuture: "Esa fecha es futura. Indique el día en que llegó el dinero.",
  alreadyReversed: "Este ingreso ya está revertido.",
  linkInPast: "Esa fecha ya pasó. Elija hoy o un día posterior.",
  noSuchLink: "Este enlace ya no funciona. Pida uno nuevo.",
  tooManyVisits: "Esta página se abrió demasiadas veces. Inténtelo de nuevo en 15 minutos.",
};

/** What the calls about sponsors say. */
export const sponsorSay: Localized<typeof en> = { en, es };
