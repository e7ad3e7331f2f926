import { pledgeEndpoints, pledges, sponsorEndpoints, sponsors } from "@kindling/contract";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { make } = kit;
const used = await make.sponsor();
await make.pledge({ sponsor_id: used.id });

describeCrud(kit, sponsors, {
  endpoints: sponsorEndpoints,
  body: (n) => ({
    name: `Sponsor ${String(n).padStart(4, "0")}`,
    contact_name: "Ida Berg",
    email: `ida${n}@sponsor.example`,
    note: "Asks for a letter in June",
    is_active: true,
  }),
  change: { body: { contact_name: "Ben Ortiz" }, row: { contact_name: "Ben Ortiz" } },
  search: [
    { text: "northern li", hit: { name: "Northern Light" } },
    { text: "Ilse Brandt", hit: { contact_name: "Ilse Brandt" } },
    { text: "odd.address@", hit: { email: "odd.address@sponsor.example" } },
  ],
  filters: { is_active: { value: true, hit: { is_active: true }, miss: { is_active: false } } },
  unique: ["name"],
  inUse: [{ id: used.id, by: "Pledge" }],
});

const [sponsor, other] = [await make.sponsor({ name: "Red Kite" }), await make.sponsor()];
const program = await make.program();

describeCrud(kit, pledges, {
  endpoints: pledgeEndpoints,
  body: (n) => ({
    sponsor_id: other.id,
    name: `Pledge ${String(n).padStart(4, "0")}`,
    kind: "per_point",
    point_cents: 3,
    cap_cents: 50_000,
    from_on: "2026-09-01",
    until_on: "2027-06-30",
    program_ids: [program.id],
    state: "open",
  }),
  change: {
    body: { kind: "amount", amount_cents: 9900 },
    row: { kind: "amount", amount_cents: 9900, point_cents: null, cap_cents: null },
  },
  search: [
    { text: "spring rea", hit: { name: "Spring reading" } },
    { text: "red kit", hit: { sponsor_id: sponsor.id } },
  ],
  filters: {
    sponsors: { value: [sponsor.id], hit: { sponsor_id: sponsor.id }, miss: { sponsor_id: other.id } },
    state: { value: ["closed"], hit: { state: "closed" }, miss: { state: "open" } },
  },
});
