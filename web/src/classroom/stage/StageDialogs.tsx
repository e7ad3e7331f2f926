import type { ClassroomItem } from "@kindling/contract";
import type { Step } from "../steps/stepsOf.ts";
import { KeysHelp } from "./KeysHelp.tsx";
import { TimerPicker } from "./TimerPicker.tsx";

/** What the stage asks and tells beside the steps: the minutes of a timer, and the keys. */
export function StageDialogs({
  item,
  step,
  picking,
  helping,
  onPick,
  onClose,
}: {
  readonly item: ClassroomItem;
  /** The one on the stage. */
  readonly step: Step | undefined;
  readonly picking: boolean;
  readonly helping: boolean;
  readonly onPick: (minutes: number) => void;
  readonly onClose: () => void;
}) {
  return (
    <>
      <TimerPicker
        open={picking}
        onClose={onClose}
        onPick={(minutes) => {
          onClose();
          onPick(minutes);
        }}
      />
      <KeysHelp open={helping} item={item} step={step} onClose={onClose} />
    </>
  );
}
