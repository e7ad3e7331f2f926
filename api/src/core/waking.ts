import { EventEmitter } from "node:events";
import { afterCommit, type Db } from "./database.ts";

/** Background work that starts once there is something to do. */
type Work = "mails" | "reports" | "ledger" | "notifications";

const bell = new EventEmitter();

/** Starts work whenever this process has committed something to do; answers how to end that. */
export function whenWoken(work: Work, start: () => void): () => void {
  bell.on(work, start);
  return () => bell.off(work, start);
}

/** Wakes work once the transaction is committed. Elsewhere, and after a crash, it is found by the clock. */
export const wake = (db: Db, work: Work) => afterCommit(db, () => bell.emit(work));
