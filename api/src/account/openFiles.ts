import { join } from "node:path";
import { diskFileStore, type FileStore } from "../core/files/fileStore.ts";
import type { Settings } from "../core/settings.ts";
import { boundedFiles } from "./pictures/boundedFiles.ts";
import { clamd } from "./virus-scanner/clamd.ts";
import { scannedFiles } from "./virus-scanner/scannedFiles.ts";

/** The portal's store of uploaded files: scanned for viruses if a scanner is set, then held against its limits. */
export function openFiles({ dataDir, virusScanner }: Pick<Settings, "dataDir" | "virusScanner">): FileStore {
  const files = diskFileStore(join(dataDir, "files"));
  return boundedFiles(virusScanner ? scannedFiles(files, clamd(virusScanner)) : files);
}
