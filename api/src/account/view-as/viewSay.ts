import type { Localized } from "@kindling/contract";

const en = {
  onlyReads: (name: string) =>
    `You see the portal as ${name} does. Nothing can be changed or downloaded. End the view first.`,
  yourself: "This is your own account. Choose somebody else.",
  standards: "This account may open the Curriculum Standards Report, and yours may not.",
  shut: (name: string) => `${name} can't sign in at the moment, so there is nothing to see.`,
  begun: (name: string) => `You see the portal as ${name} does`,
};
const es: typeof en = {
  onlyReads: (name) =>
    `Usted ve el portal como lo ve ${name}. No se puede cambiar ni descargar nada. Termine primero la vista.`,
  yourself: "Esta es su propia cuenta. Elija a otra persona.",
  standards: "Esta cuenta puede abrir el Informe de Estándares Curriculares, y la suya no.",
  shut: (name) => `${name} no puede iniciar sesión en este momento, así que no hay nada que ver.`,
  begun: (name) => `Usted ve el portal como lo ve ${name}`,
};

/** What is said of seeing the portal as somebody else does. */
export const viewSay: Localized<typeof en> = { en, es };
