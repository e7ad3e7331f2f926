import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignOut } from "../../account/useSignOut.ts";
import { waitingFor } from "../../classroom/sending/answerQueue.ts";
import { readQueue } from "../../classroom/sending/answerStore.ts";
import { ConfirmDialog } from "../../ui/feedback/useConfirm.tsx";

/** Signs out, after asking if unsent responses would be deleted; render its dialog. */
export function useLeaving(email: string): { readonly leave: () => void; readonly dialog: ReactElement } {
  const { t } = useTranslation("app");
  const signOut = useSignOut();
  const [asks, setAsks] = useState(false);
  const [count, setCount] = useState(0);
  return {
    leave() {
      const waiting = waitingFor(readQueue(), email).length;
      setCount(waiting);
      if (waiting > 0) setAsks(true);
      else void signOut();
    },
    dialog: (
      <ConfirmDialog
        open={asks}
        risky
        title={t("signOut.waitingTitle", { count })}
        text={t("signOut.waitingText", { count })}
        confirm={t("signOut.anyway")}
        cancel={t("signOut.stay")}
        onConfirm={() => void signOut()}
        onCancel={() => setAsks(false)}
      />
    ),
  };
}
