import { firstLoads, mostFiles } from "../web/firstLoads.ts";
import { weighFirstLoad } from "./first-loads/weighFirstLoad.ts";
import { ensureBuilt } from "./setup/build.mjs";

// Weighs the first loads of the screens in the build, which it makes first if need be; fails if one is above its budget.
await ensureBuilt(process.execPath);
for (const [screen, load] of Object.entries(firstLoads)) {
  const { kilobytes, files } = weighFirstLoad(load);
  const isOver = kilobytes > load.kilobytes || files > mostFiles;
  const told = `${kilobytes.toFixed(1)} of ${load.kilobytes} KB, ${files} of ${mostFiles} files`;
  console.log(`${isOver ? "✗" : "✓"} ${screen}: ${told}`);
  if (isOver) process.exitCode = 1;
}
