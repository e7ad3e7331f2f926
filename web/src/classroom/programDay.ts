import { useConstants } from "../core/constants.ts";

/** The calendar date of a moment where the program is at home: `YYYY-MM-DD`; where this device is until its zone is known. */
export function programDay(moment: Date, zone: string | undefined): string {
  // Swedish dates are YYYY-MM-DD, as in the API.
  return moment.toLocaleDateString("sv-SE", zone ? { timeZone: zone } : {});
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

export function useProgramZone(): string | undefined {
  return useConstants()?.time_zone;
}
