import { breath } from "./breath.ts";
import { lantern } from "./lantern.ts";
import { longTable } from "./longTable.ts";
import { rooftopSignal } from "./rooftopSignal.ts";
import type { Scene } from "./scene.ts";
import { seedling } from "./seedling.ts";
import { sixOrNine } from "./sixOrNine.ts";
import { smallLantern } from "./smallLantern.ts";
import { spark } from "./spark.ts";
import { stones } from "./stones.ts";

/** The films of the demo program. */
export const scenes: readonly Scene[] = [
  spark,
  lantern,
  seedling,
  sixOrNine,
  stones,
  breath,
  smallLantern,
  longTable,
  rooftopSignal,
];
