import { substituteDaysAhead } from "@kindling/contract";

/** From this hour on, a link is more likely wanted for the next day. */
const schoolEnds = 15;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The days for which a link can be made, and the likeliest, where the program is at home. */
export function linkDays(now: Date, zone: string | undefined) {
  const at = zone ? { timeZone: zone } : {};
  // Swedish dates are YYYY-MM-DD, as in the API.
  const first = now.toLocaleDateString("sv-SE", at);
  const hour = Number(now.toLocaleString("en-US", { ...at, hour: "numeric", hourCycle: "h23" }));
  return {
    first,
    last: dayAfter(first, substituteDaysAhead),
    likeliest: hour < schoolEnds ? first : dayAfter(first, 1),
  };
}
