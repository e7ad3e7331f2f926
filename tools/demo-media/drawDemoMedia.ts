import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawing } from "./art.ts";
import { encodeFilm } from "./encodeFilm.ts";
import { encodePage } from "./encodePage.ts";
import { encodePicture } from "./encodePicture.ts";
import { banners } from "./pictures/banners.ts";
import { jigsaws } from "./pictures/jigsaws.ts";
import { quizGraphics } from "./pictures/quizGraphics.ts";
import { forTheRoom } from "./printables/forTheRoom.ts";
import { forWriting } from "./printables/forWriting.ts";
import { scenes } from "./scenes/scenes.ts";
import { openStudio, withFaces } from "./studio.ts";

// Draws the films, pictures and printable pages of the demo program; see README.md.
const folder = join(import.meta.dirname, "../../api/src/demo/files");
const wanted = (name: string) => name.includes(process.argv[2] ?? "");

function save(name: string, content: Buffer): void {
  writeFileSync(join(folder, name), content);
  console.log(`${name.padEnd(36)}${(content.length / 1024).toFixed(0).padStart(5)} KB`);
}

mkdirSync(folder, { recursive: true });
const { browser, page } = await openStudio();
try {
  for (const { name, seconds, draw, title } of scenes.filter(({ name }) => wanted(name))) {
    const pictureAt = (t: number) => withFaces(drawing(960, 540, draw(t) + title(t)));
    save(`${name}.webm`, await encodeFilm(page, seconds, pictureAt));
    const still = { name, width: 640, height: 360, body: draw(0.6), view: "0 0 960 540" };
    save(`frame-${name}.webp`, await encodePicture(page, still));
  }
  for (const picture of [...banners, ...jigsaws, ...quizGraphics].filter(({ name }) => wanted(name))) {
    save(`${picture.name}.webp`, await encodePicture(page, picture));
  }
  for (const printable of [...forTheRoom, ...forWriting].filter(({ name }) => wanted(name))) {
    save(`${printable.name}.pdf`, await encodePage(browser, printable));
  }
} finally {
  await browser.close();
}
