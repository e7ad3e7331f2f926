import { answeredTypes, kindOfKey } from "@kindling/contract";
import type { Area } from "./AreaIcon.tsx";

/** The area of what goes by a type's key; what is no activity belongs to its trait. */
export function areaOfKey(key: string): Area {
  const kind = kindOfKey(key);
  return kind ? answeredTypes[kind].area : "trait";
}
