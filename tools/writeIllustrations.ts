import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPicture, pictures } from "./illustrations/pictures.ts";

// Draws the set of illustrations into the folder of files that the portal serves as they are.
const folder = join(import.meta.dirname, "../web/public/illustrations");
mkdirSync(folder, { recursive: true });
for (const picture of pictures) writeFileSync(join(folder, `${picture.name}.svg`), drawPicture(picture));
console.log(`${pictures.length} illustrations`);
