import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./run.mjs";

const folder = join(root, "api/dist");

/** What stays among the packages: those with a binary or files of their own to read, and large ones that few calls need. */
const apart =
  /^(@fastify\/swagger|@fastify\/swagger-ui|@node-rs\/argon2|bidi-js|fontkit|hucre|pdfkit|pg-native|sharp|subset-font)(\/|$)/;

/** @type {import("rolldown").Plugin} */
const keepPlaces = {
  name: "keep-places",
  transform: {
    filter: { id: /\/(api|contract)\/src\/.*\.ts$/, code: /import\.meta\.(url|dirname)/ },
    // Files are read where they lie among the sources; a module that runs in a thread or process of its own is bundled too.
    handler(code, id) {
      const place = dirname(id);
      const moved = code
        .replaceAll(/new URL\("(\.[^"]+)\.ts", import\.meta\.url\)/g, (_, /** @type {string} */ path) => {
          const fileName = `${path.split("/").at(-1)}.js`;
          this.emitFile({ type: "chunk", id: join(place, `${path}.ts`), fileName });
          return `new URL("./${fileName}", import.meta.url)`;
        })
        .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${relative(folder, place)}")`);
      // No line moves.
      return { code: moved, map: null };
    },
  },
};

// Run by `npm start` when the sources have changed: brings the modules of the server together in api/dist.
const bundle = await rolldown({
  input: { main: join(root, "api/src/main.ts") },
  platform: "node",
  external: apart,
  plugins: [keepPlaces],
});
// Text of ASCII alone takes half the memory; lines stay, since Node prints the one that failed.
const minify = { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } };
await bundle.write({
  dir: folder,
  cleanDir: true,
  comments: false,
  minify,
  sourcemap: true,
  sourcemapExcludeSources: true,
});
await bundle.close();
