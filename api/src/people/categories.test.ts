import { categories, categoryEndpoints } from "@kindling/contract";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const used = await kit.make.category();
await kit.make.charity({ category_id: used.id });
const busy = await kit.make.category();
await kit.make.mindfulOpen({ category_id: busy.id });

describeCrud(kit, categories, {
  endpoints: categoryEndpoints,
  body: (n) => ({ name: `Kindness ${n}`, abbreviation: `K${n}`, external_id: `C-${n}` }),
  change: { body: { abbreviation: "KIN" }, row: { abbreviation: "KIN" } },
  search: [
    { text: "Courage", hit: { name: "Courage" } },
    { text: "crg", hit: { abbreviation: "CRG" } },
  ],
  filters: {},
  unique: ["name"],
  inUse: [
    { id: used.id, by: "1 Charity" },
    { id: busy.id, by: "1 Mindfulness Open Form" },
  ],
});
