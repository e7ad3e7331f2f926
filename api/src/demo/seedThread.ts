import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { createDatabase } from "../core/database.ts";
import { diskFileStore } from "../core/files/fileStore.ts";
import type { SeedOrder } from "./seedDemoApart.ts";
import { seedDemoIfEmpty } from "./seedDemoIfEmpty.ts";

const { connection, settings } = workerData as SeedOrder;
const db = createDatabase(connection);
const files = diskFileStore(path.join(settings.dataDir, "files"));
const tell = (line: string) => parentPort?.postMessage(line);
parentPort?.postMessage(await seedDemoIfEmpty(db, files, settings, tell));
await db.destroy();
