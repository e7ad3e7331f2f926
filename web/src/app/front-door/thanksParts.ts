import { fetchTexts } from "../../core/language.ts";

// With the page's code rather than after it.
void fetchTexts("thanks");

export { ThanksPage as Page } from "../../giving/thanks-link/ThanksPage.tsx";
export { ThanksFrame as Frame } from "./ThanksFrame.tsx";
