import type { DonationStatus, Localized } from "@kindling/contract";

const englishStates: Record<DonationStatus, string> = {
  held: "held",
  counted: "counted",
  verified: "verified",
  paid: "paid",
  void: "void",
};
const spanishStates: Record<DonationStatus, string> = {
  held: "retenida",
  counted: "contada",
  verified: "verificada",
  paid: "pagada",
  void: "anulada",
};

const en = {
  selected: "Charity selected",
  alreadyChosen: (charity: string) =>
    `Your class already chose ${charity} this session. Only your program team can change it.`,
  noSession: "This site has no session today. Choose a charity when the next one starts.",
  noCandidate: "This charity isn't offered this session. Choose one from the list.",
  votes: {
    unknown: "Votes can only be for charities offered this session.",
    twice: "List each charity only once per round of votes.",
    otherRunOff: "A run-off can only include the charities that tied in the previous round.",
    notTheWinner: "The votes chose another charity. Choose the one with the most votes.",
    tie: (charities: string, votes: number) =>
      `${charities} are tied with ${votes} ${votes === 1 ? "vote" : "votes"} each. Hold a run-off between them; if it ties too, choose one without votes.`,
    tieAgain: (charities: string, votes: number) =>
      `${charities} are tied again with ${votes} ${votes === 1 ? "vote" : "votes"} each. Choose one of them, or draw lots, and send it without votes.`,
    tiedWith: (charity: string, votes: number) =>
      `${charity} is tied with ${votes} ${votes === 1 ? "vote" : "votes"}`,
  },
  choiceChanged: "The class's charity was changed.",
  choiceDeleted: "The class's choice was deleted.",
  derived: {
    corrected: (byClass: boolean): string => (byClass ? "Corrected by the class." : "Corrected."),
    voided: (byClass: boolean): string => (byClass ? "Taken out by the class." : "Voided."),
  },
  otherProgram: "This session isn't in the site's program. Choose one that is.",
  inactive: "This charity is inactive. Choose an active one.",
  charityChanging: "Somebody is changing this charity right now. Try again.",
  movesInactive: "Only a charity that is set inactive can move its money. Deactivate it in the same call.",
  noChoice: "The class hasn't chosen a charity yet. Choose one, then record the donation.",
  noChoiceThen: "The class had no charity on this date. Choose a date in a session with one.",
  closedThen: (session: string) =>
    `“${session}” is closed. Enter a date in an open session, or ask a Super Admin to reopen it.`,
  inFuture: "This date is in the future. Enter the date the money was counted.",
  goalTaken: "The class already has a goal for this session. Edit that goal.",
  rateInPast: "Points of past days keep their value. Choose today or a later day.",
  rateTaken: "A value already starts on this day. Delete it first, or choose another day.",
  rateBegun: "This value already counts. Set another one from a later day on.",
  noLedgerCheck: "This check isn't kept any longer. Choose a later one.",
  ledgerCheckRuns: "A check is running. Rebuild totals when it has finished.",
  nothingToTell: "This site hasn't had a session yet.",
  settled: {
    held: "",
    counted: "",
    verified: "This donation is verified. Void it and record the correct one.",
    paid: "This donation is paid. Void it and record the correct one.",
    void: "This donation is void and can't be changed. Record a new one.",
  },
  already: {
    held: "This donation is already held.",
    counted: "This donation is already counted.",
    verified: "This donation is already verified.",
    paid: "This donation is already paid.",
    void: "This donation is already void.",
  },
  notThatWay: (from: DonationStatus, to: DonationStatus) => {
    if (from === "held")
      return `The program team must confirm this donation before it can be ${englishStates[to]}.`;
    return from === "counted"
      ? `Verify this donation before marking it ${englishStates[to]}.`
      : `A ${englishStates[from]} donation can't become ${englishStates[to]}. Void it and record a new one.`;
  },
  notYours: (to: DonationStatus) => {
    if (to === "counted") return "Only the program team can confirm this donation.";
    return to === "paid"
      ? "Only the program team can mark a donation as paid."
      : `Ask a leader of your site. Only leaders or the program team can mark a donation ${englishStates[to]}.`;
  },
  reasonForNothing:
    "A reason is for correcting or voiding. Correct or void the donation, or remove the reason.",
  inPayment: (run: string) =>
    `This donation is in the payment run ${run}. Leave its payment out of the run, or reverse it, first.`,
  beingPaid: "This donation is part of a payment to its charity. Ask your program team to change it.",
  isAdjustment: "This is an adjustment. Reverse it on the page of the session that it corrects.",
  nothingDue:
    "Nothing is due for this choice. Verify donations first, or choose other charities or sessions.",
  run: {
    canceled: "This payment run is canceled. Start a new one.",
    notYourOwn: "You proposed this payment run. Ask someone else on the program team to approve it.",
    notApproved: "This payment run isn't approved yet. Approve it first.",
    tooLate: {
      approve: "This payment run is already approved.",
      leave_out: "All payments of this run are sent or left out.",
      send: "All payments of this run are sent or left out.",
      cancel: "A payment of this run was sent. Leave the others out instead.",
    },
    notAmong: "Choose payments of this run that aren't sent or left out.",
    notAll: "These are all payments of the run. Cancel the run instead.",
    notSent: "This payment isn't sent.",
    sentInFuture: "This date is in the future. Enter the day the payment was sent.",
  },
};

const es: typeof en = {
  selected: "Organización elegida",
  alreadyChosen: (charity) =>
    `Su clase ya eligió ${charity} en esta sesión. Solo el equipo del programa puede cambiarlo.`,
  noSession: "Hoy no hay ninguna sesión en este plantel. Elija una organización cuando empiece la próxima.",
  noCandidate: "Esta organización no se ofrece en esta sesión. Elija una de la lista.",
  votes: {
    unknown: "Solo se puede votar por organizaciones que se ofrecen en esta sesión.",
    twice: "Incluya cada organización una sola vez por ronda.",
    otherRunOff: "El desempate solo puede incluir las organizaciones que empataron en la ronda anterior.",
    notTheWinner: "Los votos eligieron otra organización. Elija la más votada.",
    tie: (charities, votes) =>
      `${charities} empatan con ${votes} ${votes === 1 ? "voto" : "votos"} cada una. Haga un desempate entre ellas; si también empatan, elija una sin votos.`,
    tieAgain: (charities, votes) =>
      `${charities} vuelven a empatar con ${votes} ${votes === 1 ? "voto" : "votos"} cada una. Elija una de ellas, o al azar, y envíela sin votos.`,
    tiedWith: (charity, votes) => `${charity} empata con ${votes} ${votes === 1 ? "voto" : "votos"}`,
  },
  choiceChanged: "Se cambió la organización de la clase.",
  choiceDeleted: "Se eliminó la elección de la clase.",
  derived: {
    corrected: (byClass) => (byClass ? "La clase la corrigió." : "Se corrigió."),
    voided: (byClass) => (byClass ? "La clase la quitó." : "Se anuló."),
  },
  otherProgram: "Esta sesión no es del programa del plantel. Elija una que lo sea.",
  inactive: "Esta organización está inactiva. Elija una activa.",
  charityChanging: "Alguien está cambiando esta organización en este momento. Inténtelo de nuevo.",
  movesInactive:
    "Solo una organización que se desactiva puede pasar su dinero a otra. Desactívela en la misma llamada.",
  noChoice: "La clase aún no eligió una organización. Elija una y después registre la donación.",
  noChoiceThen:
    "La clase no tenía organización en esa fecha. Elija una fecha de una sesión en la que sí la tenía.",
  closedThen: (session) =>
    `«${session}» está cerrada. Indique una fecha de una sesión abierta o pida a un Super Admin que la reabra.`,
  inFuture: "Esa fecha es futura. Indique la fecha en que se contó el dinero.",
  goalTaken: "La clase ya tiene una meta para esta sesión. Edite esa meta.",
  rateInPast: "Los puntos de días pasados conservan su valor. Elija hoy o un día posterior.",
  rateTaken: "Ya hay un valor que empieza ese día. Elimínelo primero o elija otro día.",
  rateBegun: "Este valor ya cuenta. Fije otro a partir de un día posterior.",
  noLedgerCheck: "Esta revisión ya no se conserva. Elija una posterior.",
  ledgerCheckRuns: "Hay una revisión en curso. Vuelva a sumar los totales cuando haya terminado.",
  nothingToTell: "Este plantel todavía no ha tenido ninguna sesión.",
  settled: {
    held: "",
    counted: "",
    verified: "Esta donación está verificada. Anúlela y registre la correcta.",
    paid: "Esta donación está pagada. Anúlela y registre la correcta.",
    void: "Esta donación está anulada y no se puede cambiar. Registre una nueva.",
  },
  already: {
    held: "Esta donación ya está retenida.",
    counted: "Esta donación ya está contada.",
    verified: "Esta donación ya está verificada.",
    paid: "Esta donación ya está pagada.",
    void: "Esta donación ya está anulada.",
  },
  notThatWay: (from, to) => {
    if (from === "held")
      return `El equipo del programa debe confirmar esta donación antes de que quede ${spanishStates[to]}.`;
    return from === "counted"
      ? `Verifique esta donación antes de marcarla como ${spanishStates[to]}.`
      : `Una donación ${spanishStates[from]} no puede quedar ${spanishStates[to]}. Anúlela y registre una nueva.`;
  },
  notYours: (to) => {
    if (to === "counted") return "Solo el equipo del programa puede confirmar esta donación.";
    return to === "paid"
      ? "Solo el equipo del programa puede marcar una donación como pagada."
      : `Pídalo a un responsable de su plantel. Solo los responsables o el equipo del programa pueden marcarla como ${spanishStates[to]}.`;
  },
  reasonForNothing: "El motivo es para corregir o anular. Corrija o anule la donación, o quite el motivo.",
  inPayment: (run) =>
    `Esta donación está en el lote de pagos ${run}. Primero deje su pago fuera del lote o revierta el pago.`,
  beingPaid: "Esta donación es parte de un pago a su organización. Pida el cambio al equipo del programa.",
  isAdjustment: "Esto es un ajuste. Se revierte en la página de la sesión que corrige.",
  nothingDue:
    "No hay nada por pagar con esta selección. Primero verifique donaciones, o elija otras organizaciones o sesiones.",
  run: {
    canceled: "Este lote de pagos está cancelado. Inicie uno nuevo.",
    notYourOwn:
      "Usted propuso este lote de pagos. Pida a otra persona del equipo del programa que lo apruebe.",
    notApproved: "Este lote de pagos aún no está aprobado. Primero apruébelo.",
    tooLate: {
      approve: "Este lote de pagos ya está aprobado.",
      leave_out: "Todos los pagos de este lote están enviados o quedaron fuera.",
      send: "Todos los pagos de este lote están enviados o quedaron fuera.",
      cancel: "Ya se envió un pago de este lote. Deje fuera los demás.",
    },
    notAmong: "Elija pagos de este lote que no estén enviados ni hayan quedado fuera.",
    notAll: "Estos son todos los pagos del lote. Mejor cancele el lote.",
    notSent: "Este pago no está enviado.",
    sentInFuture: "Esa fecha es futura. Indique el día en que se envió el pago.",
  },
};

/** What the calls about giving say. */
export const givingSay: Localized<typeof en> = { en, es };
