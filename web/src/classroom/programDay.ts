import { useEffect, useState } from "react";
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

/** Today's date where the program is at home; looked up again whenever the page comes back into view. */
export function useProgramToday(): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return programDay(now, useProgramZone());
}
