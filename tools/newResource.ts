import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Names, namesOf, subjects } from "./new-resource/names.ts";
import { templates } from "./new-resource/templates.ts";

// npm run new:resource -- people "Reading Room" "Reading Rooms": writes the seven files of a new resource, which are then
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
  const { subject, singular, plural, kebab, pascalPlural } = names;
  const calls = ["list", "get", "create", "update", "remove", "bulk"].map((call) => `${singular}.${call}`);
  return `
Now the indexes, in alphabetical order (each is checked, so a forgotten one does not compile):

contract/src/resources.ts
  import { ${singular}Endpoints, ${plural} } from "./${subject}/${plural}.ts";
  export * from "./${subject}/${plural}.ts";
  in resources:          ${singular}: ${plural},
  in resourceEndpoints:  ${singular}: ${singular}Endpoints,

api/src/entities.ts
  import { ${singular}, ${singular}Routes } from "./${subject}/${plural}.ts";
  in modules:            ${singular}: { entity: ${singular}, routes: ${singular}Routes },

web/src/app/manifests.ts
  import { ${plural} } from "../${subject}/${kebab}/index.ts";
  in resourceManifests:  ${singular}: ${plural},

api/test/factories.ts (what a row can't do without; where it refers to another resource, as "genericTeacher" does)
  in plain:              ${singular}: () => ({ name: \`${names.one} \${next()}\` }),

And what tests ask for, because a second hand has to say it:

api/test/accessMatrix.test.ts: who may make ${calls.join(" ")}
  and, with an import, ${singular}.import ${singular}.importTemplate
api/test/scopeMatrix.test.ts, if leaders may read it: a row of it, made by the factory, in "rows" of makePlace if they see
  only those of their place, else in "shared"

Then its place on the screen: the title "${plural}" in web/src/locales/{en,es}/app.json under "titles", the path "/${kebab}"
in web/src/app/admin/adminPaths.ts, its menu item in web/src/app/admin/adminMenus.ts (for leaders both in
web/src/app/leader), and the texts of ${pascalPlural}List (${plural}.text, .empty, .emptyText) in
web/src/locales/{en,es}/people.json. At last npm run format puts the imports in order.`;
}

const [asked, one, many] = process.argv.slice(2);
const subject = subjects.find((each) => each === asked);
if (!subject || !one || !many) {
  console.error(`Name the subject, what one is called and what many are called:
  npm run new:resource -- people "Reading Room" "Reading Rooms"
Subjects: ${subjects.join(", ")}`);
  process.exit(2);
}
const names = namesOf(subject, one, many, nextMigration());
console.log("Written:");
for (const [path, text] of Object.entries(templates(names))) write(path, text);
console.log(indexLines(names));
