import { useState } from "react";
import { programDay, useProgramZone } from "../programDay.ts";
import {
  type ConsentOf,
  consentFault,
  keepLastConsent,
  readLastConsent,
  type TypedConsent,
} from "./lastConsent.ts";

/** A class's consent while it is typed, begun with what was recorded last. */
export function useTypedConsent(of: ConsentOf) {
  const zone = useProgramZone();
  const [value, setValue] = useState(() => readLastConsent(of, programDay(new Date(), zone)));
  const [fault, setFault] = useState<ReturnType<typeof consentFault>>(null);
  return {
    value,
    fault,
    change(next: TypedConsent) {
      setValue(next);
      setFault(null);
      keepLastConsent(of, next);
    },
    /** Tells whether it can be sent; else its fault is shown. */
    check(): boolean {
      const found = consentFault(value, programDay(new Date(), zone));
      setFault(found);
      return found === null;
    },
  };
}
