export { AreaPage } from "./AreaPage.tsx";
export { ClassModePage } from "./ClassModePage.tsx";
export { HomePage } from "./HomePage.tsx";
export { FamilyLetterPage } from "./nominations/FamilyLetterPage.tsx";
export { LetterLinks } from "./nominations/LetterLinks.tsx";
export { NominatePage } from "./nominations/NominatePage.tsx";
export { NominationsPage } from "./nominations/NominationsPage.tsx";
export { SelectionPage } from "./SelectionPage.tsx";
