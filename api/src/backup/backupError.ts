/** A backup or a restore that can't be; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Another backup of the same database is being made. */
export class BackupUnderWay extends BackupError {
  constructor() {
    super("Another backup of this database is being made. Wait for it.");
  }
}

/** A backup whose bytes aren't those that were written. */
export function damaged(path: string): BackupError {
  return new BackupError(
    `${path} is damaged or incomplete, so nothing was restored. Use another copy of it, or an older backup.`,
  );
}
