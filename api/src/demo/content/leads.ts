import type { LeadStatus } from "@kindling/contract";
import type { programNames } from "./places.ts";

/** Something that staff did about a lead of the demo program, so many days after it came in. */
interface LeadStep {
  readonly day: number;
  readonly status?: LeadStatus;
  readonly reason?: string;
  readonly note?: string;
  /** They took it over themselves. */
  readonly takes?: true;
  /** The abbreviation of the site it became. */
  readonly site?: string;
}

/** Somebody who asked about the demo program. */
export interface LeadContent {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string;
  readonly organization: string;
  readonly phone?: string;
  readonly program?: keyof typeof programNames;
  readonly message?: string;
  readonly source: string;
  /** How many days ago they asked; of those who are a site now, how long before the program began. */
  readonly daysAgo: number;
  /** They looked at their page. */
  readonly viewed?: true;
  /** They wrote once more, so many days later. */
  readonly again?: { readonly day: number; readonly message: string };
  /** Who sees to it: the account's name before the @. */
  readonly by?: "super" | "admin";
  readonly steps?: readonly LeadStep[];
}

const landing = "lead-module";

export const leadContents: readonly LeadContent[] = [
  {
    first_name: "Marguerite",
    last_name: "Osei",
    email: "m.osei@northfield-academy.example",
    organization: "Northfield Academy",
    phone: "(555) 010-4471",
    program: "in_school",
    message:
      "Our counselor saw the breathing openings at a conference and has not stopped talking about them. We have eleven classes, K to 5. What would a first year look like for us?",
    source: landing,
    daysAgo: 0,
  },
  {
    first_name: "Tomás",
    last_name: "Villanueva",
    email: "tvillanueva@puentes.example",
    organization: "Puentes Community School",
    program: "after_school",
    message: "Half of our families speak Spanish at home. Are the letters for families in both languages?",
    source: landing,
    daysAgo: 1,
    viewed: true,
  },
  {
    first_name: "Hollis",
    last_name: null,
    email: "office@brackenridge.example",
    organization: "Brackenridge Elementary",
    source: "newsletter",
    daysAgo: 2,
  },
  {
    first_name: "Ngozi",
    last_name: "Adeyemi",
    email: "ngozi.adeyemi@harborlights.example",
    organization: "Harbor Lights Charter",
    phone: "(555) 010-2290",
    program: "in_school",
    message: "Could we visit a class before we decide?",
    source: landing,
    daysAgo: 6,
    viewed: true,
    by: "admin",
    steps: [
      {
        day: 1,
        takes: true,
        status: "Contacted",
        note: "Rang her: very keen. Offered a visit to Willow Creek next Thursday.",
      },
    ],
  },
  {
    first_name: "Inés",
    last_name: "Carrasco",
    email: "icarrasco@escuela-del-rio.example",
    organization: "Escuela del Río",
    program: "in_school",
    message: "¿Sus materiales están también en español? Somos una escuela bilingüe con dieciséis clases.",
    source: landing,
    daysAgo: 7,
    viewed: true,
    by: "super",
    steps: [
      {
        day: 1,
        takes: true,
        status: "Contacted",
        note: "Escribí en español; pide ver una carta para familias.",
      },
    ],
  },
  {
    first_name: "Piotr",
    last_name: "Wolski",
    email: "pwolski@st-aldhelm.example",
    organization: "St. Aldhelm Parish School",
    phone: "(555) 010-8806",
    program: "in_school",
    message: "We are small: four classes in two rooms. Is that enough?",
    source: "conference",
    daysAgo: 9,
    by: "super",
    steps: [
      {
        day: 2,
        takes: true,
        status: "Contacted",
        note: "Told him that four classes are plenty. Sent the sample week.",
      },
    ],
  },
  {
    first_name: "Delia",
    last_name: "Fontenot",
    email: "delia.fontenot@bayou-parish.example",
    organization: "Bayou Parish Schools",
    phone: "(555) 010-3312",
    program: "in_school",
    message: "Asking for a district of nine schools. Our budget year starts in July.",
    source: "referral",
    daysAgo: 24,
    viewed: true,
    again: { day: 15, message: "The board would like to see the figures on giving. Could you send them?" },
    by: "super",
    steps: [
      { day: 1, takes: true, status: "Contacted", note: "Left a message with her assistant." },
      {
        day: 4,
        status: "Qualified",
        note: "An hour on the phone. Nine schools, decision in spring; wants to start with two.",
      },
      { day: 16, note: "Sent last year's giving, by charity. She presents it on the 9th." },
    ],
  },
  {
    first_name: "Jun",
    last_name: "Hashimoto",
    email: "jun@lanternbay.example",
    organization: "Lantern Bay Youth Club",
    program: "after_school",
    message: "We run the after-school club for two elementary schools.",
    source: landing,
    daysAgo: 31,
    viewed: true,
    by: "admin",
    steps: [
      { day: 1, takes: true, status: "Contacted" },
      {
        day: 3,
        status: "Qualified",
        note: "Two groups of twenty, three afternoons a week. Ready for January.",
      },
    ],
  },
  {
    first_name: "Rebecca",
    last_name: "Thornbury",
    email: "r.thornbury@elmgrove.example",
    organization: "Elm Grove Middle School",
    program: "in_school",
    message: "Interested for next school year, not before.",
    source: "newsletter",
    daysAgo: 63,
    by: "admin",
    steps: [
      {
        day: 2,
        takes: true,
        status: "Contacted",
        note: "New principal from August; she will bring it up then.",
      },
      { day: 8, status: "Nurture", note: "Write again in March, when they plan the year." },
    ],
  },
  {
    first_name: "Salma",
    last_name: "Benkirane",
    email: "salma.b@oasis-learning.example",
    organization: "Oasis Learning Center",
    phone: "(555) 010-6154",
    program: "summer",
    source: "conference",
    daysAgo: 78,
    viewed: true,
    by: "super",
    steps: [
      { day: 3, takes: true, status: "Contacted" },
      { day: 20, status: "Nurture", note: "Summer weeks only. Wants to hear from us when the dates stand." },
    ],
  },
  {
    first_name: "Walter",
    last_name: "Pennington",
    email: "wpennington@ironwood.example",
    organization: "Ironwood High School",
    message: "Do you have anything for seniors in auto shop?",
    source: landing,
    daysAgo: 40,
    by: "admin",
    steps: [
      { day: 1, takes: true, status: "Contacted", note: "Looking for a vocational course, not for us." },
      { day: 1, status: "Unqualified", reason: "Looks for vocational courses" },
    ],
  },
  {
    first_name: "Claudine",
    last_name: "Mercier",
    email: "claudine@petit-pas.example",
    organization: "Petit Pas Day Nursery",
    message: "Our children are two and three years old.",
    source: landing,
    daysAgo: 52,
    by: "admin",
    steps: [
      { day: 2, takes: true, status: "Unqualified", reason: "Children too young; wrote to her kindly" },
    ],
  },
  {
    first_name: "SEO",
    last_name: "Expert",
    email: "rank.first@growth-fast.example",
    organization: "Growth Fast",
    phone: "000",
    message: "We can bring your site to the first page within 14 days!!!",
    source: landing,
    daysAgo: 12,
    by: "super",
    steps: [{ day: 0, status: "Junk", reason: "Advertising" }],
  },
  {
    first_name: "Ruth",
    last_name: "Castellanos",
    email: "site@kindling.example",
    organization: "Willow Creek Elementary",
    phone: "(555) 010-1187",
    program: "in_school",
    message: "A colleague at another school told us about you. We would love to be part of it.",
    source: "referral",
    daysAgo: 58,
    viewed: true,
    by: "super",
    steps: [
      {
        day: 1,
        takes: true,
        status: "Contacted",
        note: "Visited the school. The whole staff came to listen.",
      },
      { day: 12, status: "Qualified" },
      { day: 40, status: "Converted", site: "WCE", note: "Signed. Training on the first Monday." },
    ],
  },
];
