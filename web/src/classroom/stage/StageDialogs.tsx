import { KeysHelp } from "./KeysHelp.tsx";
import { TimerPicker } from "./TimerPicker.tsx";

/** What the stage asks and tells beside the steps: the minutes of a timer, and the keys. */
export function StageDialogs({
  picking,
  helping,
  lettersTaken,
  onPick,
  onClose,
}: {
  readonly picking: boolean;
  readonly helping: boolean;
  readonly lettersTaken: boolean;
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
      <KeysHelp open={helping} lettersTaken={lettersTaken} onClose={onClose} />
    </>
  );
}
