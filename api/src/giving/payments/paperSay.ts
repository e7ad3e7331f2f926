import type { AccountingLayout, Localized, PaymentMethod, StatementReceiver } from "@kindling/contract";

const en = {
  letter: "Remittance letter",
  letters: "Remittance letters",
  statement: "Statement of giving",
  letterFile: (id: number) => `payment-${id}.pdf`,
  lettersFile: (id: number) => `letters-${id}.pdf`,
  statementsFile: (id: number, of: StatementReceiver) =>
    of === "site" ? `statements-${id}.pdf` : `charity-statements-${id}.pdf`,
  accountingFile: (id: number, layout: AccountingLayout) => `payments-${id}-${layout}.csv`,
  payments: "Payments",
  number: "Payment number",
  run: "Payment run",
  sentOn: "Sent on",
  method: "Method",
  reference: "Reference",
  methods: {
    check: "Check",
    transfer: "Bank transfer",
    card: "Card",
    cash: "Cash",
    other: "Other",
  } satisfies Record<PaymentMethod, string>,
  toCharity: (brand: string, isDonated: boolean, isEarned: boolean) => {
    const parts = [
      ...(isDonated ? ["what they brought in themselves"] : []),
      ...(isEarned ? ["what sponsors give for the points they earned with their activities"] : []),
    ];
    return `The classes of ${brand} chose you. This payment is ${parts.join(", and ")}.`;
  },
  toSite: (brand: string) =>
    `What the classes of this site brought in, and what sponsors give for the points they earned, was paid to these charities. Thank you for giving with ${brand}.`,
  ofCharity: (brand: string) =>
    `What classes of ${brand} brought in (donated), and what sponsors give for the points they earned (earned), as far as this payment pays it. Thank you for what you do.`,
  by: { site: "By site", session: "By session" },
  site: "Site",
  session: "Session",
  charity: "Charity",
  classes: "Classes",
  donated: "Donated",
  earned: "Earned",
  total: "Total",
  bill: (name: string) => `Classroom giving, ${name}`,
};

const es: typeof en = {
  letter: "Carta de pago",
  letters: "Cartas de pago",
  statement: "Estado de lo donado",
  letterFile: (id) => `pago-${id}.pdf`,
  lettersFile: (id) => `cartas-${id}.pdf`,
  statementsFile: (id, of) => (of === "site" ? `estados-${id}.pdf` : `estados-organizaciones-${id}.pdf`),
  accountingFile: (id, layout) => `pagos-${id}-${layout}.csv`,
  payments: "Pagos",
  number: "Número de pago",
  run: "Lote de pagos",
  sentOn: "Fecha de envío",
  method: "Forma de pago",
  reference: "Referencia",
  methods: {
    check: "Cheque",
    transfer: "Transferencia bancaria",
    card: "Tarjeta",
    cash: "Efectivo",
    other: "Otra",
  },
  toCharity: (brand, isDonated, isEarned) => {
    const parts = [
      ...(isDonated ? ["lo que ellas mismas reunieron"] : []),
      ...(isEarned ? ["lo que los patrocinadores dan por los puntos que ganaron con sus actividades"] : []),
    ];
    return `Las clases de ${brand} la eligieron. Este pago es ${parts.join(" y ")}.`;
  },
  toSite: (brand) =>
    `Lo que las clases de este plantel reunieron, y lo que los patrocinadores dan por los puntos que ganaron, se pagó a estas organizaciones. Gracias por donar con ${brand}.`,
  ofCharity: (brand) =>
    `Lo que las clases de ${brand} reunieron (donado) y lo que los patrocinadores dan por los puntos que ganaron (ganado), en la medida en que este pago lo paga. Gracias por lo que hacen.`,
  by: { site: "Por plantel", session: "Por sesión" },
  site: "Plantel",
  session: "Sesión",
  charity: "Organización",
  classes: "Clases",
  donated: "Donado",
  earned: "Ganado",
  total: "Total",
  bill: (name) => `Donaciones de las clases, ${name}`,
};

/** What the papers of payments say. */
export const paperSay: Localized<typeof en> = { en, es };
