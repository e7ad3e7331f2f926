/** What the checklist of the first week says. */
export const firstWeekSay = {
  en: { hidden: "Checklist hidden" },
  es: { hidden: "Lista oculta" },
};
