import { useState } from "react";
import { useLeaving } from "../shell/useLeaving.tsx";
import { useShortcuts } from "../shortcuts/useShortcuts.tsx";
import { OfficeFinder } from "./OfficeFinder.tsx";
import type { PaletteOf } from "./paletteOf.ts";
import { useAccountActions } from "./useAccountActions.ts";
import type { Found } from "./useFound.ts";
import { useListActions } from "./useListActions.tsx";
import { useOfficeScreens } from "./useOfficeScreens.ts";
import { usePersonActions } from "./usePersonActions.ts";
import { useRunLater } from "./useRunLater.ts";

/** The palette of staff and leaders: what the server finds for them, their screens, and what they may do. */
export function OfficePalette({ session, open, onOpen, onClose, onGuide }: PaletteOf) {
  const { leave, dialog } = useLeaving(session.user.email);
  const runLater = useRunLater(open);
  const [person, setPerson] = useState<Found | null>(null);
  const actions = useAccountActions(leave);
  const lists = useListActions();
  const screens = useOfficeScreens(session.claims);
  const shortcuts = useShortcuts(screens, onOpen, onGuide);
  const people = usePersonActions(person);
  return (
    <>
      {open && (
        <OfficeFinder
          screens={screens}
          actions={[...actions, ...shortcuts.actions]}
          listActions={lists.actions}
          people={people}
          onPerson={setPerson}
          onRun={runLater}
          onClose={onClose}
        />
      )}
      {people.dialogs}
      {lists.dialog}
      {dialog}
      {shortcuts.dialog}
    </>
  );
}
