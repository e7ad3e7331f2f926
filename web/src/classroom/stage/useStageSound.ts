import { useState } from "react";
import { readStored, writeStored } from "../../core/storage.ts";
import { wakeSound } from "../breathing/chime.ts";

const key = "stageSound";

/** Whether the stage makes sounds; off until somebody turns it on, then kept on this device. */
export function useStageSound() {
  const [on, setOn] = useState(() => readStored("local", key) === "on");
  const toggle = () => {
    if (!on) wakeSound();
    writeStored("local", key, on ? null : "on");
    setOn(!on);
  };
  return { on, toggle };
}
