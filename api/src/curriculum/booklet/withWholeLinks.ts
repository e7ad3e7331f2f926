import type { Block } from "./Block.ts";

/** Makes portal links absolute, for paper and email. */
export function withWholeLinks(blocks: readonly Block[], appUrl: string): Block[] {
  const whole = (link: string) => (link.startsWith("/") ? appUrl + link : link);
  return blocks.map((block): Block => {
    if (block.type === "box") return { ...block, blocks: withWholeLinks(block.blocks, appUrl) };
    if (block.type === "list") {
      return { ...block, entries: block.entries.map((each) => withWholeLinks(each, appUrl)) };
    }
    if (block.type !== "text") return block;
    const runs = block.runs.map((run) =>
      run.link === undefined
        ? run
        : { ...run, link: whole(run.link), text: run.text === run.link ? whole(run.link) : run.text },
    );
    return { ...block, runs };
  });
}
