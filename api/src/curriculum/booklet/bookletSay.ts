import type { Grade, Localized } from "@kindling/contract";

const en = {
  title: (grade: Grade | null) =>
    grade === null
      ? "Curriculum for all grades"
      : grade === "PK"
        ? "Curriculum for Pre-K"
        : grade === "K"
          ? "Curriculum for Kindergarten"
          : `Curriculum for grade ${grade}`,
  schoolYear: (year: string) => `School year ${year}`,
  printed: (date: string) => `Created on ${date}`,
  contents: "Contents",
  sections: (count: number) => (count === 1 ? "1 section" : `${count} sections`),
  page: (number: number) => `Page ${number}`,
  visit: "A staff member will visit.",
  questions: "Questions for the class",
  standards: "Standards",
  video: "Video",
  attachment: "Attachment",
  episodes: "GiverTV episodes",
  right: "correct answer",
  language: { en: "English", es: "Spanish" },
  empty: "No approved curriculum matches this grade and these choices.",
  puzzles: {
    word_search: "Word search",
    word_scramble: "Word scramble",
    crossword: "Crossword",
    jigsaw: "Jigsaw",
  },
  across: "Across",
  down: "Down",
};

const es: typeof en = {
  title: (grade) =>
    grade === null
      ? "Currículo de todos los grados"
      : grade === "PK"
        ? "Currículo de prekínder"
        : grade === "K"
          ? "Currículo de kínder"
          : `Currículo del grado ${grade}`,
  schoolYear: (year) => `Año escolar ${year}`,
  printed: (date) => `Creado el ${date}`,
  contents: "Índice",
  sections: (count) => (count === 1 ? "1 apartado" : `${count} apartados`),
  page: (number) => `Página ${number}`,
  visit: "Una persona del equipo visitará la clase.",
  questions: "Preguntas para la clase",
  standards: "Estándares",
  video: "Video",
  attachment: "Adjunto",
  episodes: "Episodios de GiverTV",
  right: "respuesta correcta",
  language: { en: "inglés", es: "español" },
  empty: "Ningún contenido aprobado coincide con este grado y estas opciones.",
  puzzles: {
    word_search: "Sopa de letras",
    word_scramble: "Palabras revueltas",
    crossword: "Crucigrama",
    jigsaw: "Rompecabezas",
  },
  across: "Horizontales",
  down: "Verticales",
};

export const bookletSay: Localized<typeof en> = { en, es };
