import { daysFromToday } from "./days.ts";
import { callsAs } from "./people.ts";
import type { Portal } from "./startPortal.ts";

/** Adds a kinesthetic activity that is on for every class; its number. */
export async function makeKinesthetic(
  portal: Portal,
  fields: { readonly title: string; readonly [field: string]: unknown },
): Promise<number> {
  const call = await callsAs(portal, "super@kindling.example");
  const dates = { start: daysFromToday(-3), end: daysFromToday(20) };
  const { id } = await call("POST", "/kinesthetic/add", {
    ...dates,
    is_approved: true,
    is_active: true,
    ...fields,
  });
  return id;
}
