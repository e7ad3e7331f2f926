import { useRef, useState } from "react";
import { CallError } from "../../core/CallError.ts";
import { newKey } from "../../core/newKey.ts";
import { failureText } from "../../core/toasts.ts";

/**
 * Sends a form: what is refused is told by field, else as `rest`. A repeat of what may have arrived goes under the same key.
 * @param failed what to say if neither the server nor the connection says why.
 */
export function useSubmit<Field extends string>(fields: readonly Field[], failed: string) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const key = useRef(newKey());
  const faultsOf = (error: unknown): Readonly<Record<string, string>> => {
    const told = (error instanceof CallError ? error.errors : []).flatMap(({ path, msg }) => {
      const field = fields.find((each) => each === path || path?.startsWith(`${each}.`));
      return field ? [[field, msg] as const] : [];
    });
    return told.length > 0 ? Object.fromEntries(told) : { rest: failureText(error, failed) };
  };
  return {
    isSaving,
    faultAt: (field: Field | "rest"): string | undefined => faults[field],
    complain: (field: Field, msg: string) => setFaults({ [field]: msg }),
    /** Forgets what was wrong, as after a change. */
    clear: () => setFaults({}),
    submit: async (send: (key: string) => Promise<void>) => {
      setSaving(true);
      try {
        await send(key.current);
      } catch (error) {
        // After a refusal the next try is a new call; after a lost connection it may be the same one.
        if (error instanceof CallError && error.status >= 400 && error.status < 500) key.current = newKey();
        setFaults(faultsOf(error));
      } finally {
        setSaving(false);
      }
    },
  };
}
