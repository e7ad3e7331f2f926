export { AreaPage } from "./AreaPage.tsx";
export { ClassModePage } from "./ClassModePage.tsx";
export { HomePage } from "./HomePage.tsx";
export { SelectionPage } from "./SelectionPage.tsx";
