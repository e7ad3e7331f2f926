import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawing } from "./demo-media/art.ts";
import { encodeFilm } from "./demo-media/encodeFilm.ts";
import { encodePage } from "./demo-media/encodePage.ts";
import { encodePicture } from "./demo-media/encodePicture.ts";
import { banners } from "./demo-media/pictures/banners.ts";
import { jigsaws } from "./demo-media/pictures/jigsaws.ts";
import { quizGraphics } from "./demo-media/pictures/quizGraphics.ts";
import { forTheRoom } from "./demo-media/printables/forTheRoom.ts";
import { forWriting } from "./demo-media/printables/forWriting.ts";
import { scenes } from "./demo-media/scenes/scenes.ts";
import { openStudio, withFaces } from "./demo-media/studio.ts";

// Draws the films, pictures and printable pages of the demo program anew: node tools/drawDemoMedia.ts [part of a name]
const folder = join(import.meta.dirname, "../api/src/demo/files");
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
