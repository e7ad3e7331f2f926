/** What is printed needs of the contract, without its schemas: threads that print begin anew each time. */
export { languages } from "./core/language.ts";
export { directionOf } from "./curriculum/letters/letterLanguages.ts";
export { letterWords } from "./curriculum/letters/letterWords.ts";
export { cellOf } from "./curriculum/puzzles/letterGrid.ts";
