import { fileEndpoints, type Localized } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import type { OutsidePictures } from "./outsidePictures.ts";

const picture: Localized<string> = { en: "Picture", es: "Imagen" };

const aDay = 86_400;

/** Serves pictures of outside addresses from our copies. */
export function pictureRoutes({ copyOf, lost }: OutsidePictures): Route[] {
  return [
    route(fileEndpoints.picture, async ({ query, services, language }) => {
      const key = await copyOf(query.address);
      const opened = key && (await services.files.open(key));
      if (key && !opened) await lost(query.address);
      if (!opened) throw new Refusal("notFound", say[language].notFound(picture[language]));
      const { stream, size } = opened;
      return {
        file: stream,
        type: "image/webp",
        name: "picture.webp",
        size,
        inline: true,
        keepSeconds: aDay,
      };
    }),
  ];
}
