import { useSyncExternalStore } from "react";
import { type PhoneState, stagePhone } from "./stagePhone.ts";

/** The phone of this window's stage. */
export const useStagePhone = (): PhoneState => useSyncExternalStore(stagePhone.listen, stagePhone.read);
