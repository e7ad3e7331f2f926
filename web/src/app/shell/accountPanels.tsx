import type { ComponentProps } from "react";
import { AccountPanel as OwnPanel } from "./AccountPanel.tsx";
import { SubstitutePanel } from "./SubstitutePanel.tsx";

/** What the account menu opens: for a substitute nothing of the teacher's account. */
export function AccountPanel({ session, anchor, onClose }: ComponentProps<typeof OwnPanel>) {
  if (session.user.substitute_until) return <SubstitutePanel anchor={anchor} onClose={onClose} />;
  return <OwnPanel session={session} anchor={anchor} onClose={onClose} />;
}
