import type { programKinds } from "@kindling/contract";

/** The kinds of program. */
export type ProgramKind = (typeof programKinds)[number];

/** The demo program's programs, by their kind. */
export const programNames = {
  in_school: {
    name: "In-School Kindness",
    short: "In School",
    welcome: "Welcome: small kindnesses, kept alight",
  },
  after_school: {
    name: "After-School Kindness",
    short: "After School",
    welcome: "Welcome: room at the fire, after school",
  },
  summer: {
    name: "Summer and Holiday Kindness",
    short: "Holidays",
    welcome: "Welcome: a fire for long evenings",
  },
} as const satisfies Record<ProgramKind, { name: string; short: string; welcome: string }>;

export const districtNames = [
  ["Riverside Unified", "RUSD"],
  ["Maple Valley Schools", "MVS"],
  ["Harbor County Public Schools", "HCPS"],
  ["Cedar Plains Independent", "CPI"],
] as const;

type DistrictName = (typeof districtNames)[number][0];

/** The grades that a kind of site teaches. */
export const gradesOf = {
  early: ["PK", "K"],
  elementary: ["K", "1", "2", "3", "4", "5"],
  whole: ["K", "1", "2", "3", "4", "5", "6", "7", "8"],
  middle: ["6", "7", "8"],
  high: ["9", "10", "11", "12"],
} as const;

export interface SiteContent {
  readonly name: string;
  readonly abbreviation: string;
  readonly address: string;
  readonly district: DistrictName;
  readonly kind: keyof typeof gradesOf;
  readonly program?: ProgramKind;
  /** It took part last year and does no longer. */
  readonly isClosed?: true;
}

export interface ProviderContent {
  readonly name: string;
  readonly abbreviation: string;
  readonly domain: string;
  readonly contact: string;
  readonly phone: string;
  readonly sites: readonly SiteContent[];
}

const riverside = "Riverside Unified";
const maple = "Maple Valley Schools";
const harbor = "Harbor County Public Schools";
const cedar = "Cedar Plains Independent";

type More = Pick<SiteContent, "program" | "isClosed">;

function site(
  name: string,
  abbreviation: string,
  address: string,
  district: DistrictName,
  kind: SiteContent["kind"],
  more: More = {},
): SiteContent {
  return { name, abbreviation, address, district, kind, ...more };
}

/**
 * The providers with their sites. The first one's first two sites are those of the demo sign-ins. Lincoln Elementary
 * is where the sample rows of the import templates want to go.
 */
export const providerContents: readonly ProviderContent[] = [
  {
    name: "Bright Futures",
    abbreviation: "BF",
    domain: "brightfutures.example",
    contact: "Adaeze Holt",
    phone: "555-0110",
    sites: [
      site("Willow Creek Elementary", "WCE", "214 Creekside Lane, Riverside", riverside, "elementary"),
      site("Fern Street Clubhouse", "FSC", "60 Fern Street, Riverside", riverside, "elementary", {
        program: "after_school",
      }),
      site("Orchard Hill Academy", "OHA", "9 Orchard Hill Road, Riverside", riverside, "whole"),
      site("Larkspur Middle School", "LMS", "1180 Larkspur Avenue, Maple Valley", maple, "middle"),
      site("Stonebridge Early Learning Center", "SEL", "33 Bridge Street, Riverside", riverside, "early"),
      site("Riverside Holiday Club", "RHC", "2 Boathouse Way, Riverside", riverside, "elementary", {
        program: "summer",
      }),
    ],
  },
  {
    name: "Lantern Street Learning",
    abbreviation: "LSL",
    domain: "lanternstreet.example",
    contact: "Benedict Larsen",
    phone: "555-0124",
    sites: [
      site("Lincoln Elementary", "LIN", "12 Main Street, Riverside", riverside, "elementary"),
      site("Juniper Ridge Elementary", "JRE", "705 Ridge Road, Maple Valley", maple, "elementary"),
      site("Bayview Middle School", "BMS", "41 Bayview Terrace, Port Ellis", harbor, "middle"),
      site("Eastgate High School", "EHS", "900 Eastgate Boulevard, Port Ellis", harbor, "high"),
      site(
        "Cobblestone After-School Center",
        "CAC",
        "17 Cobblestone Court, Riverside",
        riverside,
        "elementary",
        { program: "after_school" },
      ),
    ],
  },
  {
    name: "Open Door Youth Partners",
    abbreviation: "ODY",
    domain: "opendooryouth.example",
    contact: "Carmen Ruiz Vela",
    phone: "555-0138",
    sites: [
      site("Harbor Point Elementary", "HPE", "8 Lighthouse Road, Port Ellis", harbor, "elementary"),
      site("Tidewater Elementary", "TWE", "350 Tidewater Drive, Saltmarsh", harbor, "elementary"),
      site("Saltmarsh Early Learning Center", "SAL", "27 Heron Street, Saltmarsh", harbor, "early"),
      site("Lighthouse Community Center", "LCC", "1 Lighthouse Road, Port Ellis", harbor, "whole", {
        program: "after_school",
      }),
      site("Harbor Summer Camp", "HSC", "Dune Road, Saltmarsh", harbor, "elementary", { program: "summer" }),
    ],
  },
  {
    name: "Prairie Sky Schools",
    abbreviation: "PSS",
    domain: "prairiesky.example",
    contact: "Dorothea Finch",
    phone: "555-0152",
    sites: [
      site("Cedar Plains Elementary", "CPE", "410 Plains Road, Cedar Plains", cedar, "elementary"),
      site("Wheatfield Elementary", "WFE", "95 Granary Street, Wheatfield", cedar, "elementary"),
      site("Prairie Middle School", "PMS", "412 Plains Road, Cedar Plains", cedar, "middle"),
      site("Cottonwood High School", "CHS", "1500 Cottonwood Avenue, Cedar Plains", cedar, "high"),
    ],
  },
  {
    name: "Northlight Youth Network",
    abbreviation: "NYN",
    domain: "northlight.example",
    contact: "Elias Norgaard",
    phone: "555-0166",
    sites: [
      site("Aspen Grove Elementary", "AGE", "22 Grove Street, Maple Valley", maple, "elementary"),
      site("Quarry Lane Elementary", "QLE", "6 Quarry Lane, Maple Valley", maple, "elementary", {
        isClosed: true,
      }),
      site("Ridgeline High School", "RHS", "3100 Ridgeline Parkway, Maple Valley", maple, "high"),
      site("Northlight Evening Club", "NEC", "48 Station Road, Maple Valley", maple, "middle", {
        program: "after_school",
      }),
    ],
  },
];
