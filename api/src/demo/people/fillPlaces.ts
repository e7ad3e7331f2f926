import type { ProgramIds } from "../curriculum/fillPrograms.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";
import type { Person } from "./person.ts";
import { districtContents, providerContents, type SiteContent } from "./placeContents.ts";

/** A site of the demo program as the other subjects need it. */
export interface DemoSite {
  readonly id: number;
  readonly abbreviation: string;
  readonly content: SiteContent;
  readonly program_id: number;
}

/** Adds the districts and the providers that work in them. */
export async function fillProviders({ tx, begun }: DemoRun) {
  const districts = await insertRows(
    tx,
    "districts",
    districtContents.map((district, index) => ({
      ...district,
      external_id: `D-${index + 1}`,
      ...madeAt(begun),
    })),
  );
  const providers = await insertRows(
    tx,
    "providers",
    providerContents.map(({ name, abbreviation, contact_name, domain, phone }, index) => ({
      name,
      abbreviation,
      contact_name,
      phone,
      email: `hello@${domain}`,
      external_id: `P-${index + 1}`,
      ...madeAt(begun),
    })),
  );
  const districtIds = new Map(districts.map(({ name, id }) => [name, id]));
  const links = providerContents.flatMap(({ sites }, index) =>
    [...new Set(sites.map(({ district }) => district))].map((district) => ({
      provider_id: providers[index]?.id,
      district_id: districtIds.get(district),
    })),
  );
  await insertLinks(tx, "provider_districts", links);
  return { districtIds, providers };
}

/** Adds the sites with their people; the first Site Leader of each is its administrator. */
export async function fillSites(
  { tx, begun }: DemoRun,
  placed: Awaited<ReturnType<typeof fillProviders>>,
  people: readonly Person[],
  programs: ProgramIds,
): Promise<DemoSite[]> {
  const contents = providerContents.flatMap(({ sites }, index) =>
    sites.map((content) => ({ content, provider_id: placed.providers[index]?.id })),
  );
  const sites = await insertRows(
    tx,
    "sites",
    contents.map(({ content, provider_id }, index) => ({
      name: content.name,
      abbreviation: content.abbreviation,
      admin_id: people.find(
        (person) => person.role === "Site Leader" && person.sites.includes(content.abbreviation),
      )?.id,
      site_number: 101 + index,
      program_id: programs[content.program],
      provider_id,
      district_id: placed.districtIds.get(content.district),
      address: content.address,
      is_active: content.is_active ?? true,
      external_id: `S-${101 + index}`,
      ...madeAt(begun),
    })),
  );
  const filled = sites.map((site, index) => ({ ...site, content: contents[index]?.content as SiteContent }));
  const siteIds = new Map(filled.map(({ abbreviation, id }) => [abbreviation, id]));
  const links = people.flatMap((person) =>
    person.sites.map((abbreviation) => ({ user_id: person.id, school_id: siteIds.get(abbreviation) })),
  );
  await insertLinks(tx, "user_schools", links);
  return filled;
}
