import i18next from "i18next";
import { useTranslation } from "react-i18next";
import "../core/language.ts";
import english from "../locales/en/basics.json";
import spanish from "../locales/es/basics.json";

i18next.addResourceBundle("en", "basics", english);
i18next.addResourceBundle("es", "basics", spanish);

/** Texts bundled with the app, for errors before other texts are loaded. */
export const useBasics = () => useTranslation("basics");
