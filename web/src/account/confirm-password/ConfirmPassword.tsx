import { useEffect, useState } from "react";
import { confirmBy } from "../../core/confirmed.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

export const signInParts = loadOnce(() => import("../signInParts.ts"));

/** Asks for the password when a call wants it first; what was typed elsewhere stays as it is. */
export function ConfirmPassword() {
  const [asked, setAsked] = useState<{ settle: (isRight: boolean) => void } | null>(null);
  useEffect(() => {
    let answer: Promise<boolean> | null = null;
    confirmBy(() => {
      answer ??= new Promise<boolean>((settle) => setAsked({ settle })).finally(() => {
        answer = null;
        setAsked(null);
      });
      return answer;
    });
    return () => confirmBy(null);
  }, []);
  if (!asked) return null;
  return (
    <Later from={signInParts}>
      {({ ConfirmPasswordDialog }) => <ConfirmPasswordDialog onDone={asked.settle} />}
    </Later>
  );
}
