import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

const bundle = new URL(".", import.meta.url).href;

/**
 * A stack trace with the places in the sources instead of those in the bundle. Only what is printed is looked up: Node's
 * own way reads every map at the start, which takes 50 MB.
 */
export function tellSources(stack: string): string {
  const maps = new Map<string, SourceMap>();
  const mapOf = (url: string) => {
    const known = maps.get(url) ?? readMap(url);
    maps.set(url, known);
    return known;
  };
  return stack.replaceAll(/(file:[^\s()]+\.js):(\d+):(\d+)/g, (place, url: string, line, column) => {
    if (!url.startsWith(bundle)) return place;
    const origin = mapOf(url).findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return place;
    return `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function readMap(url: string): SourceMap {
  return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), "utf8")) as SourceMapPayload);
}
