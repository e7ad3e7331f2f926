import type { Session } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { Palettes } from "../finding/Palettes.tsx";
import { BulkReportDialog } from "./BulkReportDialog.tsx";

const panel = loadOnce(() => import("../../account/notifications/NotificationPanel.tsx"));

/** What is wanted of the header: the palette, its keys, or the notifications. */
export type Wanted = "find" | "keys" | "bell" | "";

/** What the header opens: the palette, the notifications, the outcome of bulk actions. */
export function HeaderLater({
  session,
  bell,
  wanted,
  onWant,
}: {
  readonly session: Session;
  /** The button of the notifications, where there is one. */
  readonly bell: HTMLElement | null;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}) {
  const rings = wanted === "bell";
  const close = () => onWant("");
  return (
    <>
      <BulkReportDialog />
      <Palettes
        session={session}
        open={wanted === "find"}
        onOpen={() => onWant("find")}
        onClose={close}
        wanted={wanted === "keys"}
      />
      {bell && (
        <Later from={panel}>
          {({ NotificationPanel }) => <NotificationPanel bell={bell} open={rings} onClose={close} />}
        </Later>
      )}
    </>
  );
}
