import { type Language, locales, type Reference } from "@kindling/contract";

interface OfClass {
  readonly full_name: string;
  readonly school: Reference;
  readonly charity: Reference;
}

/** A calendar day (`YYYY-MM-DD`) in words. */
const dayCalled = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

const classCalled = ({ full_name, school, charity }: OfClass) =>
  `${full_name}, ${school.name}: ${charity.name}`;

/** A donation as people know it: class, charity, day and amount. */
export function donationCalled(
  row: OfClass & { readonly donated_on: string; readonly amount_cents: number },
  language: Language,
): string {
  const amount = (row.amount_cents / 100).toLocaleString(locales[language], {
    style: "currency",
    currency: "USD",
  });
  return `${classCalled(row)}, ${dayCalled(row.donated_on, language)}, ${amount}`;
}

/** A class's choice of charity as people know it: class, charity and session. */
export const choiceCalled = (row: OfClass & { readonly session: Reference }): string =>
  `${classCalled(row)}, ${row.session.name}`;
