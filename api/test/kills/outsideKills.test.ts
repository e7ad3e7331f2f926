import { afterAll } from "vitest";
import { findBinaries } from "../../src/embedded-postgres/findBinaries.ts";
import { tempFolder } from "../backups.ts";
import { startOutsidePostgres } from "../outsidePostgres.ts";
import { killedPortal } from "./killedPortal.ts";
import { surviveKills } from "./surviveKills.ts";

const [home, dataDir] = [await tempFolder(), await tempFolder()];
const programs = process.env["TEST_POSTGRES_BIN"];
const binaries = programs ? { folder: programs } : findBinaries(home);
const outside = await startOutsidePostgres(binaries, home, { isQuick: false });

afterAll(outside.stop);

surviveKills(await killedPortal(dataDir, outside), dataDir, 2);
