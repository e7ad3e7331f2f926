import type { DonationStatus, Localized } from "@kindling/contract";

interface GivingTexts {
  selected: string;
  alreadyChosen(charity: string): string;
  noSession: string;
  noCandidate: string;
  /** Something is wrong with the tally of a vote. */
  votes: {
    unknown: string;
    twice: string;
    otherRunOff: string;
    notTheWinner: string;
    tie(charities: string, votes: number): string;
    tiedWith(charity: string, votes: number): string;
  };
  notTheirSite: string;
  otherProgram: string;
  inactive: string;
  noChoice: string;
  noChoiceThen: string;
  inFuture: string;
  goalTaken: string;
  nothingToTell: string;
  settled: Record<DonationStatus, string>;
  already: Record<DonationStatus, string>;
  notThatWay(from: DonationStatus, to: DonationStatus): string;
  notYours(to: DonationStatus): string;
  reasonWithoutVoid: string;
}

const en: Record<DonationStatus, string> = {
  held: "held",
  counted: "counted",
  verified: "verified",
  paid: "paid",
  void: "void",
};
const es: Record<DonationStatus, string> = {
  held: "retenida",
  counted: "contada",
  verified: "verificada",
  paid: "pagada",
  void: "anulada",
};

/** What the calls about giving say. */
export const givingSay: Localized<GivingTexts> = {
  en: {
    selected: "Charity selected",
    alreadyChosen: (charity) =>
      `Your class has already chosen ${charity} in this session; only your program team can change that`,
    noSession: "No session is on at this site today; choose again once the next one has begun",
    noCandidate: "This charity is not among those of the session; choose one of the list",
    votes: {
      unknown: "Votes may only name charities of the session's list",
      twice: "Votes may name each charity once a round",
      otherRunOff:
        "A run-off is among the charities that tied in the round before, and rounds follow on one another",
      notTheWinner: "The votes chose another charity. Choose the one with the most votes.",
      tie: (charities, votes) =>
        `${charities} are tied with ${votes} ${votes === 1 ? "vote" : "votes"} each. Hold a run-off between them.`,
      tiedWith: (charity, votes) => `${charity} is tied with ${votes} ${votes === 1 ? "vote" : "votes"}`,
    },
    notTheirSite: "This teacher does not teach at this site; choose another site or teacher",
    otherProgram: "This session belongs to another program than the site; choose one of the site's program",
    inactive: "This charity is not active; choose one that is",
    noChoice: "The class has not chosen a charity yet; choose one first, then log what it brought in",
    noChoiceThen:
      "The class had not chosen a charity on this date. Choose a date within a session in which it had.",
    inFuture: "This date is in the future. Enter the date on which the money was counted.",
    goalTaken: "The class already has a goal for this session. Change that one.",
    nothingToTell: "There is no session to tell of at this site yet",
    settled: {
      held: "",
      counted: "",
      verified: "This donation is verified; void it and log the right one instead",
      paid: "This donation is paid; void it and log the right one instead",
      void: "This donation is void and stays as it is; log a new one",
    },
    already: {
      held: "This donation is already held",
      counted: "This donation is counted already",
      verified: "This donation is verified already",
      paid: "This donation is paid already",
      void: "This donation is void already",
    },
    notThatWay: (from, to) => {
      if (from === "held") return `The program team must confirm this donation before it can be ${en[to]}`;
      return from === "counted"
        ? `A counted donation has to be verified before it can be ${en[to]}`
        : `A ${en[from]} donation can't become ${en[to]}; void it and log a new one instead`;
    },
    notYours: (to) => {
      if (to === "counted") return "Only the program team can confirm this donation";
      return to === "paid"
        ? "Only the program team can mark a donation as paid"
        : `Ask a leader of your site: only they or the program team can make this donation ${en[to]}`;
    },
    reasonWithoutVoid: "A reason is kept only with the status void. Send that too, or leave the reason out.",
  },
  es: {
    selected: "Organización elegida",
    alreadyChosen: (charity) =>
      `Su clase ya eligió ${charity} en esta sesión; solo el personal del programa puede cambiarlo`,
    noSession: "Hoy no hay ninguna sesión en este centro; elija cuando empiece la próxima",
    noCandidate: "Esta organización no está entre las de la sesión; elija una de la lista",
    votes: {
      unknown: "Los votos solo pueden nombrar organizaciones de la lista de la sesión",
      twice: "Los votos pueden nombrar cada organización una vez por ronda",
      otherRunOff:
        "El desempate es entre las organizaciones que empataron en la ronda anterior, y las rondas van seguidas",
      notTheWinner: "Los votos eligieron otra organización. Elija la más votada.",
      tie: (charities, votes) =>
        `${charities} empatan con ${votes} ${votes === 1 ? "voto" : "votos"} cada una. Haga un desempate entre ellas.`,
      tiedWith: (charity, votes) => `${charity} empata con ${votes} ${votes === 1 ? "voto" : "votos"}`,
    },
    notTheirSite: "Este docente no enseña en este centro; elija otro centro u otro docente",
    otherProgram: "Esta sesión es de otro programa que el centro; elija una de su programa",
    inactive: "Esta organización no está activa; elija una que lo esté",
    noChoice: "La clase aún no ha elegido una organización; elija una y después anote lo recaudado",
    noChoiceThen:
      "La clase no había elegido una organización en esa fecha. Elija una fecha de una sesión en la que sí la tenía.",
    inFuture: "Esa fecha está en el futuro. Indique la fecha en que se contó el dinero.",
    goalTaken: "La clase ya tiene una meta para esta sesión. Cambie esa.",
    nothingToTell: "Todavía no hay ninguna sesión que contar en este centro",
    settled: {
      held: "",
      counted: "",
      verified: "Esta donación está verificada; anúlela y anote la correcta",
      paid: "Esta donación está pagada; anúlela y anote la correcta",
      void: "Esta donación está anulada y se queda como está; anote una nueva",
    },
    already: {
      held: "Esta donación ya está retenida",
      counted: "Esta donación ya está contada",
      verified: "Esta donación ya está verificada",
      paid: "Esta donación ya está pagada",
      void: "Esta donación ya está anulada",
    },
    notThatWay: (from, to) => {
      if (from === "held")
        return `El equipo del programa debe confirmar esta donación antes de que quede ${es[to]}`;
      return from === "counted"
        ? `Una donación contada debe verificarse antes de quedar ${es[to]}`
        : `Una donación ${es[from]} no puede quedar ${es[to]}; anúlela y anote una nueva`;
    },
    notYours: (to) => {
      if (to === "counted") return "Solo el equipo del programa puede confirmar esta donación";
      return to === "paid"
        ? "Solo el equipo del programa puede marcar una donación como pagada"
        : `Pídalo a un responsable de su centro: solo ellos o el equipo del programa pueden dejar esta donación ${es[to]}`;
    },
    reasonWithoutVoid: "El motivo solo se guarda con la situación void. Envíela también o quite el motivo.",
  },
};
