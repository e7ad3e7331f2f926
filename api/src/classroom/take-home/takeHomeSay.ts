import type { Localized } from "@kindling/contract";

const en = {
  title: "To take home",
  days: (from: string, to: string) => `${from} – ${to}`,
  page: (number: number) => `Page ${number}`,
  qr: (title: string) => `QR code that opens the film “${title}”`,
  cards: "Cards to talk about",
  cardsText:
    "Cut the cards out. Draw one at dinner, on the way home or before bed, and let everybody answer.",
  name: "Name",
  how: {
    word_search: "Find these words in the grid, and tick each one.",
    word_scramble: "Put the letters in order, and write the word beside them.",
    crossword: "Write the answer to each clue in the squares that begin with its number.",
  },
  across: "Across",
  down: "Down",
  noClue: "(no clue)",
  blank: "This page is blank, so that the key is on a sheet of its own.",
  key: "Key for the teacher",
  keyText: "Keep this sheet: it has the answers to all puzzles.",
  place: (word: string, row: number, column: number) => `${word}: row ${row}, column ${column}`,
  noPuzzles: "No puzzle is open for this class this week, so there is none and no key.",
  noPrintable: "None of this week's puzzles can be printed, so there is no key.",
  leftOut: "Not in this file",
  jigsaw: (title: string) => `The jigsaw “${title}” needs a screen. Open it with the class.`,
  unmade: (title: string) => `The puzzle “${title}” can't be made from its words yet.`,
  morePuzzles: (count: number) =>
    count === 1 ? "1 more open puzzle isn't printed." : `${count} more open puzzles aren't printed.`,
  noCards: "No peer or family activity with a prompt is open this week, so there are no cards.",
  noFilm: "Nothing open this week has a film for families, so the letter has no QR code.",
  noLetter: (language: string) => `Nobody wrote this week's letter in ${language}. A short one is printed.`,
  language: { en: "English", es: "Spanish" },
  notWritten: "This week's letter isn't written in this language. Choose another.",
  letter: {
    title: (about: string | null) => (about ? `This week: ${about}` : "This week in our class"),
    greeting: "Dear families,",
    about: (about: string | null) =>
      about
        ? `This week our class works on “${about}”. Ask your child to tell you about it.`
        : "This week our class practiced being kind to ourselves and to others. Ask your child to tell you about it.",
    things: "This packet is for your home: do what is in it together, a little each day.",
    thanks: "Thank you for talking with your child about school.",
  },
};

const es: typeof en = {
  title: "Para llevar a casa",
  days: (from, to) => `${from} – ${to}`,
  page: (number) => `Página ${number}`,
  qr: (title) => `Código QR que abre el video «${title}»`,
  cards: "Tarjetas para conversar",
  cardsText:
    "Recorten las tarjetas. Saquen una en la cena, de camino a casa o antes de dormir, y que todos respondan.",
  name: "Nombre",
  how: {
    word_search: "Encuentra estas palabras en la cuadrícula y marca cada una.",
    word_scramble: "Ordena las letras y escribe la palabra al lado.",
    crossword: "Escribe la respuesta de cada pista en las casillas que empiezan con su número.",
  },
  across: "Horizontales",
  down: "Verticales",
  noClue: "(sin pista)",
  blank: "Esta página está en blanco para que las soluciones estén en una hoja aparte.",
  key: "Soluciones para el docente",
  keyText: "Guarde esta hoja: tiene las respuestas de todos los pasatiempos.",
  place: (word, row, column) => `${word}: fila ${row}, columna ${column}`,
  noPuzzles: "Esta semana no hay ningún pasatiempo abierto para esta clase; por eso no hay soluciones.",
  noPrintable: "Ninguno de los pasatiempos de esta semana se puede imprimir; por eso no hay soluciones.",
  leftOut: "No está en este archivo",
  jigsaw: (title) => `El rompecabezas «${title}» necesita una pantalla. Ábralo con la clase.`,
  unmade: (title) => `El pasatiempo «${title}» todavía no se puede crear con sus palabras.`,
  morePuzzles: (count) =>
    count === 1
      ? "No se imprime 1 pasatiempo abierto más."
      : `No se imprimen ${count} pasatiempos abiertos más.`,
  noCards:
    "Esta semana no hay ninguna actividad abierta entre compañeros o en familia con un tema; por eso no hay tarjetas.",
  noFilm: "Nada de lo abierto esta semana tiene un video para familias; por eso la carta no tiene código QR.",
  noLetter: (language) => `Nadie escribió la carta de esta semana en ${language}. Se imprime una corta.`,
  language: { en: "inglés", es: "español" },
  notWritten: "La carta de esta semana no está escrita en este idioma. Elija otro.",
  letter: {
    title: (about) => (about ? `Esta semana: ${about}` : "Esta semana en nuestra clase"),
    greeting: "Queridas familias:",
    about: (about) =>
      about
        ? `Esta semana nuestra clase trabaja con «${about}». Pidan a su hija o hijo que les cuente.`
        : "Esta semana nuestra clase practicó la amabilidad con uno mismo y con los demás. Pidan a su hija o hijo que les cuente.",
    things: "Estas hojas son para su casa: háganlas juntos, un poco cada día.",
    thanks: "Gracias por conversar con su hija o hijo sobre la escuela.",
  },
};

/** What the file that a class takes home says, and what is said about it. */
export const takeHomeSay: Localized<typeof en> = { en, es };
