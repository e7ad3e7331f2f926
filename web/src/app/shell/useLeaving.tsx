import { type ReactElement, Suspense, useState } from "react";
import { useSignOut } from "../../account/useSignOut.ts";
import { waitingFor } from "../../classroom/sending/answerQueue.ts";
import { readQueue } from "../../classroom/sending/answerStore.ts";
import { LeavingDialog } from "./LeavingDialog.tsx";

/** Signs out, after asking if unsent responses would be deleted; render its dialog. */
export function useLeaving(email: string): { readonly leave: () => void; readonly dialog: ReactElement } {
  const signOut = useSignOut();
  const [count, setCount] = useState(0);
  return {
    leave() {
      const waiting = waitingFor(readQueue(), email).length;
      setCount(waiting);
      if (waiting === 0) void signOut();
    },
    dialog: (
      <Suspense>
        {count > 0 && (
          <LeavingDialog count={count} onConfirm={() => void signOut()} onCancel={() => setCount(0)} />
        )}
      </Suspense>
    ),
  };
}
