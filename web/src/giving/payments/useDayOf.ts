import { programDay, useProgramZone } from "../../classroom/programDay.ts";
import { useFormat } from "../../core/language.ts";

/** Returns how the organization's calendar calls the day of a moment. */
export function useDayOf(): (moment: string) => string {
  const zone = useProgramZone();
  const format = useFormat();
  return (moment) => format.date(programDay(new Date(moment), zone));
}
