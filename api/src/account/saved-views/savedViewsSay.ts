import type { Localized } from "@kindling/contract";

const en = {
  notFound: "Saved view was not found",
  notYours: "Only its owner can change this view.",
  taken: (name: string) => `You already have a view named “${name}”. Choose another name.`,
  otherGroup: "You can share views only with a group that you belong to.",
  tooMany: (most: number) => `You have ${most} views of this screen. Delete one first.`,
  saved: "View saved",
  deleted: "View deleted",
  opensWith: (name: string) => `This list now opens with “${name}”`,
  opensPlain: "This list now opens without a view",
};
const es: typeof en = {
  notFound: "Vista guardada: no se encontró",
  notYours: "Solo puede cambiar esta vista quien la guardó.",
  taken: (name) => `Usted ya tiene una vista llamada «${name}». Elija otro nombre.`,
  otherGroup: "Solo puede compartir vistas con un grupo al que usted pertenece.",
  tooMany: (most) => `Usted tiene ${most} vistas de esta pantalla. Elimine una primero.`,
  saved: "Vista guardada",
  deleted: "Vista eliminada",
  opensWith: (name) => `Esta lista se abre ahora con «${name}»`,
  opensPlain: "Esta lista se abre ahora sin vista",
};

/** What is said of saved views. */
export const savedViewsSay: Localized<typeof en> = { en, es };
