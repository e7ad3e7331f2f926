import { isStorageFull } from "./core/files/storage.ts";
import { SettingsError } from "./core/settings.ts";

/** Returns the start error as a sentence for the operator; unknown errors unchanged. */
export function startFault(error: unknown, dataDir: string): unknown {
  if (error instanceof SettingsError || !(error instanceof Error)) return error;
  if (isStorageFull(error))
    return new SettingsError(`The disk is full. Free some space for DATA_DIR (${dataDir}) or the database.`);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && (error as NodeJS.ErrnoException).syscall === "mkdir")
    return new SettingsError(
      `DATA_DIR is "${dataDir}", but no folder can be made there (${code} at ${path}).`,
    );
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new SettingsError(
      `DATA_DIR is "${dataDir}", but this user isn't allowed to write there (${code}${path ? ` at ${path}` : ""}).`,
    );
  return error;
}
