import { join } from "node:path";
import type { FileStore } from "../../core/files/fileStore.ts";
import { type Settings, SettingsError } from "../../core/settings.ts";
import { boundedFiles } from "../pictures/boundedFiles.ts";
import { clamd } from "../virus-scanner/clamd.ts";
import { scannedFiles } from "../virus-scanner/scannedFiles.ts";
import { bucketAddress } from "./bucketAddress.ts";
import { diskFileStore } from "./diskFileStore.ts";

export type StoreSettings = Pick<Settings, "dataDir" | "filesUrl">;

/**
 * The store of uploaded files that is set, as it is: the bucket of `FILES_URL`, else a folder.
 * @throws SettingsError if the bucket can't be used.
 */
export async function openStore({ dataDir, filesUrl }: StoreSettings): Promise<FileStore> {
  if (!filesUrl) return diskFileStore(join(dataDir, "files"));
  const address = bucketAddress(filesUrl);
  // Few portals have one, and its client is large.
  const { bucketFileStore } = await import("./bucketFileStore.ts");
  const store = bucketFileStore(address);
  await store.reach().catch((error: unknown) => {
    throw new SettingsError(
      `Can't use the bucket ${address.bucket} in FILES_URL (${reasonOf(error)}). ` +
        "Check that the store is running and that the address, key, secret and bucket are correct.",
    );
  });
  return store;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === 404) return "there is none of that name";
  if (status === 403 || status === 401) return "it refuses access";
  return message || name;
}

/** The portal's store of uploaded files: scanned for viruses if a scanner is set, then held against its limits. */
export async function openFiles(
  settings: StoreSettings & Pick<Settings, "virusScanner">,
): Promise<FileStore> {
  const { virusScanner } = settings;
  const files = await openStore(settings);
  return boundedFiles(virusScanner ? scannedFiles(files, clamd(virusScanner)) : files);
}
