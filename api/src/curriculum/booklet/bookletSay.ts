import type { Grade, Localized } from "@kindling/contract";

interface BookletTexts {
  title(grade: Grade | null): string;
  schoolYear(year: string): string;
  printed(date: string): string;
  contents: string;
  sections(count: number): string;
  page(number: number): string;
  visit: string;
  questions: string;
  standards: string;
  video: string;
  attachment: string;
  episodes: string;
  right: string;
  language: Localized<string>;
  empty: string;
  puzzles: Readonly<Record<string, string>>;
  across: string;
  down: string;
}

export const bookletSay: Localized<BookletTexts> = {
  en: {
    title: (grade) =>
      grade === null
        ? "Curriculum for all grades"
        : grade === "PK"
          ? "Curriculum for Pre-K"
          : grade === "K"
            ? "Curriculum for Kindergarten"
            : `Curriculum for grade ${grade}`,
    schoolYear: (year) => `School year ${year}`,
    printed: (date) => `Created on ${date}`,
    contents: "Contents",
    sections: (count) => (count === 1 ? "1 section" : `${count} sections`),
    page: (number) => `Page ${number}`,
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
  },
  es: {
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
  },
};
