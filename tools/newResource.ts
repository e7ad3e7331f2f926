import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Names, namesOf } from "./new-resource/names.ts";
import { templates } from "./new-resource/templates.ts";

// npm run new:resource -- "Reading Room" "Reading Rooms": writes the seven files of a new resource, which are then
// yours, and prints the lines that the indexes need.

const root = resolve(import.meta.dirname, "..");

function nextMigration(): string {
  const numbers = readdirSync(join(root, "api/migrations")).map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(3, "0");
}

function write(path: string, text: string): void {
  const place = join(root, path);
  if (existsSync(place)) throw new Error(`${path} is there already; nothing was written over`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  console.log(`  ${path}`);
}

function indexLines(names: Names): string {
  const { singular, plural, kebab, pascalPlural } = names;
  return `
Now the indexes, in alphabetical order (each is checked, so a forgotten one does not compile):

contract/src/resources/index.ts
  import { ${singular}Endpoints, ${plural} } from "./${plural}.ts";
  export * from "./${plural}.ts";
  ${singular}: ${plural},                      (in resources)
  ${singular}: ${singular}Endpoints,           (in resourceEndpoints)

api/src/entities.ts
  import { ${singular}, ${singular}Routes } from "./resources/${plural}.ts";
  ${singular}: { entity: ${singular}, routes: ${singular}Routes },

web/src/resources/index.ts
  import { ${plural} } from "./${kebab}/index.ts";
  ${singular}: ${plural},

api/test/factories.ts
  ${singular}: () => ({ name: \`${names.one} \${next()}\` }),     (in the bodies)
  ${singular}: maker("${singular}"),                             (in the factories)

api/test/accessMatrix.test.ts: a line for each of its calls, saying once more, by hand, who may make it.

Then its place on the screen: the title "${plural}" in web/src/locales/{en,es}/app.json under "titles", the path "/${kebab}"
in web/src/areas/admin/adminPaths.ts, its menu item in web/src/areas/admin/adminMenus.ts, and the texts of ${pascalPlural}List
(${plural}.text, .empty, .emptyText) in web/src/locales/{en,es}/people.json. At last npm run format puts the imports in order.`;
}

const [one, many] = process.argv.slice(2);
if (!one || !many) {
  console.error(
    'Say what one of them and what many are called: npm run new:resource -- "Reading Room" "Reading Rooms"',
  );
  process.exit(2);
}
const names = namesOf(one, many, nextMigration());
console.log("Written:");
for (const [path, text] of Object.entries(templates(names))) write(path, text);
console.log(indexLines(names));
