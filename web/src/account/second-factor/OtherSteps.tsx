import type { SecondFactorNeeded } from "@kindling/contract";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { usePasskeysWork } from "./passkeysWork.ts";
import { type Finished, SecondStep } from "./SecondStep.tsx";

/** What a sign-in may need besides email and password: the second step after them, or a passkey in their place. */
export function OtherSteps({
  needed,
  remember,
  onDone,
  onBack,
}: {
  readonly needed: SecondFactorNeeded | null;
  readonly remember: boolean;
  readonly onDone: (reply: Finished) => void;
  /** Begins anew, with nothing needed. */
  readonly onBack: (needed: null) => void;
}) {
  const passkeysWork = usePasskeysWork();
  if (needed) return <SecondStep needed={needed} onDone={onDone} onBack={() => onBack(null)} />;
  return passkeysWork ? <PasskeySignIn remember={remember} onDone={onDone} /> : null;
}
