import { useState } from "react";
import type { Session } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { Palettes } from "../finding/Palettes.tsx";
import { guide } from "../guide/laterGuide.ts";
import { BulkReportDialog } from "./BulkReportDialog.tsx";

const panel = loadOnce(() => import("../../account/notifications/NotificationPanel.tsx"));

/** What is wanted of the header: the palette, its keys, the notifications, or the guide. */
export type Wanted = "find" | "keys" | "bell" | "guide" | "";

/** What the header opens: the palette, the notifications, the guide, the outcome of bulk actions. */
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
  // It stays beside the screen while other things are opened.
  const [isGuided, setIsGuided] = useState(false);
  if (wanted === "guide" && !isGuided) setIsGuided(true);
  const close = () => onWant("");
  return (
    <>
      <BulkReportDialog />
      <Palettes
        session={session}
        open={wanted === "find"}
        onOpen={() => onWant("find")}
        onClose={close}
        onGuide={() => onWant("guide")}
        wanted={wanted === "keys"}
      />
      <Later from={guide} wanted={isGuided}>
        {({ Guide }) =>
          isGuided && (
            <Guide
              claims={session.claims}
              onClose={() => {
                setIsGuided(false);
                close();
                document.querySelector<HTMLElement>("header .help")?.focus();
              }}
            />
          )
        }
      </Later>
      {bell && (
        <Later from={panel}>
          {({ NotificationPanel }) => <NotificationPanel bell={bell} open={rings} onClose={close} />}
        </Later>
      )}
    </>
  );
}
