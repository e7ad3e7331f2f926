import {
  type Access,
  type Endpoint,
  type Group,
  groups,
  type Identity,
  mayCall,
  type OutsideRole,
  type RoleName,
} from "@kindling/contract";
import { onlyWords, reachWords } from "./reachWords.ts";

interface Column {
  readonly title: string;
  /** Null: nobody is signed in. */
  readonly who: Identity | null;
}

const person = (role: RoleName, held: readonly Group[] = [], newLogin = false): Identity => ({
  role,
  groups: held,
  newLogin,
});

const outside: readonly OutsideRole[] = ["Provider Leader", "Site Leader", "Instructor"];

const columns: readonly Column[] = [
  { title: "anyone", who: null },
  { title: "new_login", who: person("Super Admin", [], true) },
  { title: "Super Admin", who: person("Super Admin") },
  ...groups.map((group) => ({ title: group, who: person("admin", [group]) })),
  ...outside.map((role) => ({ title: role, who: person(role) })),
];

/** The roles outside the staff whom a call admits because of their role. */
function admitted(access: Access): readonly OutsideRole[] {
  return access.kind === "granted" ? access.roles : [];
}

/** How far those roles reach with a call, in words; empty when it admits none of them. */
function reachOf({ name, access }: Endpoint): string {
  const words = reachWords[name.split(".")[0] ?? ""] ?? {};
  const parts = admitted(access).map((role) => [role, words[role] ?? "?"] as const);
  if (parts.length > 0 && parts.every(([, reach]) => reach === "all")) return "all";
  return parts.map(([role, reach]) => `${role}: ${reach}`).join("<br>");
}

/** The calls that admit a role whose reach nobody has put in words. */
export function callsWithoutWords(endpoints: readonly Endpoint[]): readonly string[] {
  return endpoints.filter((endpoint) => reachOf(endpoint).includes("?")).map(({ name }) => name);
}

/** Who of those whom its access admits may make a call, where that is not all of them. */
function onlyOf({ name }: Endpoint): string | undefined {
  return Object.entries(onlyWords).find(([call]) => name === call || name.startsWith(`${call}.`))?.[1];
}

function rowOf(endpoint: Endpoint): string {
  const only = onlyOf(endpoint);
  const tick = only ? "(✓)" : "✓";
  const marks = columns.map(({ who }) => (mayCall(endpoint.access, who) ? tick : ""));
  const call = `\`${endpoint.method} ${endpoint.path}\``;
  const reach = [only, reachOf(endpoint)].filter(Boolean).join("<br>");
  return `| ${[call, ...marks, reach].join(" | ")} |`;
}

function tableOf(endpoints: readonly Endpoint[]): string {
  const titles = ["call", ...columns.map(({ title }) => title), "leaders and instructors reach"];
  const rule = titles.map((_, index) => (index > 0 && index <= columns.length ? ":-:" : "---"));
  const inOrder = endpoints.toSorted(
    (one, other) => one.path.localeCompare(other.path, "en") || one.method.localeCompare(other.method, "en"),
  );
  return [`| ${titles.join(" | ")} |`, `| ${rule.join(" | ")} |`, ...inOrder.map(rowOf)].join("\n");
}

/** The page that tells who may make which call and how far they reach, made from the contract's declarations. */
export function accessPage(endpoints: readonly Endpoint[]): string {
  return `# Who may make which call

Made by \`npm run docs:access\` from what every call declares in \`contract/\`; a test fails when it is behind. The server decides by the very same declarations, and two tests walk them: \`api/test/accessMatrix.test.ts\` holds every call against every kind of caller, from a table written by hand, and \`api/test/scopeMatrix.test.ts\` holds every call of leaders and instructors against rows of their own and of others: by id, by list filter and by reference in a body.

- **anyone** needs no token. **new_login**: somebody whom staff gave a password and who has not set their own yet.
- **Super Admin** without permission groups may make every call of the staff. A Super Admin with groups and an admin may make those of the groups they hold: a call marked under any of them.
- (✓) admits some of them: the last column says which accounts; others, a Super Admin included, get 403.
- A call that is refused for the role answers 403; a row out of reach answers 404, a reference to one in a body 422 at that field.
- Beyond the table: only a Super Admin without groups changes Super Admins and admins; leaders change whom they see but for fellow Provider Leaders; nobody deletes, deactivates, demotes or restricts themselves; the audit log and the history of imports show staff what their groups cover.

${tableOf(endpoints)}
`;
}
