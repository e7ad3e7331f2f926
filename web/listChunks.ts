import { relative } from "node:path";
import type { Plugin } from "vite";

const root = import.meta.dirname;

/** Which modules went into each script and which scripts it brings along; `npm run check` weighs first loads with it. */
export function listChunks(): Plugin {
  return {
    name: "kindling-chunks",
    apply: "build",
    enforce: "post",
    generateBundle(_options, files) {
      const chunks = Object.values(files)
        .filter((file) => file.type === "chunk")
        .map(({ fileName, imports, moduleIds, isEntry }) => ({
          file: fileName,
          imports,
          isEntry,
          modules: moduleIds.filter((id) => id.startsWith("/")).map((id) => relative(root, id)),
        }));
      this.emitFile({ type: "asset", fileName: ".chunks.json", source: JSON.stringify(chunks) });
    },
  };
}
