import { tempFolder } from "../backups.ts";
import { killedPortal } from "./killedPortal.ts";
import { surviveKills } from "./surviveKills.ts";

const dataDir = await tempFolder();

surviveKills(await killedPortal(dataDir), dataDir, 10);
