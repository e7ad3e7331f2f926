import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPicture, pictures } from "./illustrations/pictures.ts";
import { writtenLists } from "./illustrations/writtenLists.ts";

// Draws the set of illustrations into the folder of files that the portal serves as they are, and lists their names and
// what they show.
const root = join(import.meta.dirname, "..");
const folder = join(root, "web/public/illustrations");
mkdirSync(folder, { recursive: true });
for (const picture of pictures) writeFileSync(join(folder, `${picture.name}.svg`), drawPicture(picture));
for (const [file, text] of Object.entries(writtenLists())) writeFileSync(join(root, file), text);
console.log(`${pictures.length} illustrations`);
