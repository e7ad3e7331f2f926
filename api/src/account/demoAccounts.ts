import type { Group, RoleName } from "@kindling/contract";

/** The password of everyone in the demo program. */
export const demoPassword = "kindling-demo-2026";

/** An account that the console names. */
export interface DemoAccount {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: RoleName;
  readonly user_type: readonly Group[];
  readonly grade?: string;
  /** Their sites, by the sites' abbreviations. */
  readonly sites: readonly string[];
  /** The name of their provider. */
  readonly provider?: string;
  /** What the console adds to the role. */
  readonly note?: string;
}

const at = (name: string) => `${name}@kindling.example`;
const firstSite = "WCE";
const secondSite = "FSC";

/** The accounts to look around with, one for each way of seeing the portal. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: at("super"),
    first_name: "Amara",
    last_name: "Lindqvist",
    role: "Super Admin",
    user_type: [],
    sites: [],
  },
  {
    email: at("charities"),
    first_name: "Theo",
    last_name: "Marchetti",
    role: "Super Admin",
    user_type: ["Charities", "Reports"],
    sites: [],
  },
  {
    email: at("admin"),
    first_name: "Priya",
    last_name: "Raman",
    role: "admin",
    user_type: ["Constituents", "Curriculum", "Page Files", "Teacher Media Uploads"],
    sites: [],
  },
  {
    email: at("provider"),
    first_name: "Daniel",
    last_name: "Okonjo",
    role: "Provider Leader",
    user_type: [],
    sites: [],
    provider: "Bright Futures",
  },
  {
    email: at("site"),
    first_name: "Ruth",
    last_name: "Castellanos",
    role: "Site Leader",
    user_type: [],
    sites: [firstSite],
  },
  {
    email: at("teacher"),
    first_name: "Elena",
    last_name: "Brooks",
    role: "Instructor",
    user_type: [],
    grade: "3",
    sites: [firstSite],
    note: "one site",
  },
  {
    email: at("teacher2"),
    first_name: "Marcus",
    last_name: "Yamada",
    role: "Instructor",
    user_type: [],
    grade: "4",
    sites: [firstSite, secondSite],
    note: "two sites",
  },
  {
    email: at("standards"),
    first_name: "Ingrid",
    last_name: "Salazar",
    role: "Super Admin",
    user_type: [],
    sites: [],
    note: "can open the Curriculum Standards Report",
  },
];
