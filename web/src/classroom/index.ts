export { ClassModePage } from "./ClassModePage.tsx";
export { HomePage } from "./HomePage.tsx";
export { KindnessOpeningPage } from "./KindnessOpeningPage.tsx";
export { SelectionPage } from "./SelectionPage.tsx";
