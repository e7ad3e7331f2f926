import i18next from "i18next";
import { useTranslation } from "react-i18next";
import "../core/language.ts";
import english from "../locales/en/sheets.json";
import spanish from "../locales/es/sheets.json";

i18next.addResourceBundle("en", "sheets", english);
i18next.addResourceBundle("es", "sheets", spanish);

/** Texts bundled with the dialog of imports, so that no first load has to know where they are. */
export const useSheetTexts = () => useTranslation("sheets");
