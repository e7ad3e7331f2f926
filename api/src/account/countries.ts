import { countryCodes, type Language, locales } from "@kindling/contract";

/** One word of a list: what is stored and what is shown. */
export interface Word {
  readonly key: string;
  readonly label: string;
}

const named = new Map<Language, Word[]>();

/** Every country by its code, named in a language and in that language's order. */
export function countriesIn(language: Language): Word[] {
  const found = named.get(language) ?? nameCountries(language);
  named.set(language, found);
  return found;
}

function nameCountries(language: Language): Word[] {
  const names = new Intl.DisplayNames(locales[language], { type: "region" });
  const order = new Intl.Collator(locales[language]);
  return countryCodes
    .map((key) => ({ key, label: names.of(key) ?? key }))
    .sort((a, b) => order.compare(a.label, b.label));
}

const unitedStates =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming";
const canada =
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon";
const mexico =
  "AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas";

const wordsOf = (list: string): Word[] =>
  list
    .split("|")
    .map((entry) => ({ key: entry.split(" ")[0] ?? "", label: entry.slice(entry.indexOf(" ") + 1) }));

/** The states of the countries where the organization is at home, by country code. */
export const states: Readonly<Record<string, Word[]>> = {
  US: wordsOf(unitedStates),
  CA: wordsOf(canada),
  MX: wordsOf(mexico),
};
