import { sql } from "kysely";
import { type Db, rows } from "./core/database.ts";

/** One kind of data as docs/privacy.md tells it. */
interface DataClass {
  readonly name: string;
  readonly about: string;
  /** How it is protected. */
  readonly guard: string;
  readonly term: string;
}

const set = (kind: string, usual: string) => `as set at /retention, "${kind}" (proposed: ${usual})`;
const erased = `until the person is erased; ${set("Deleted accounts", "24 months after deletion")}`;

/** Kinds of data; a column without one fails a test. */
const classes: Readonly<Record<string, DataClass>> = {
  account: {
    name: "Accounts",
    about: "names, emails, roles and sites of staff, leaders and teachers",
    guard: "by permission and scope; every change in the audit log, files of it in the security log",
    term: erased,
  },
  signIn: {
    name: "Sign-in",
    about: "password hashes, sign-ins with address and device, second factors, counters against guessing",
    guard:
      "passwords as argon2id, links and codes as hashes, app secrets encrypted; own, and who manages the account",
    term: `${set("Ended sign-ins", "13 months, never more")}; counters a day; used links 30 days`,
  },
  students: {
    name: "Students' names",
    about: "first and last name of a nominated student; nothing else about students is asked",
    guard: "by permission and scope; never in logs, addresses or emails (tested)",
    term: set("Students' names in nominations", "24 months"),
  },
  answers: {
    name: "Answers",
    about: "numbers, choices and texts that teachers recorded for a class",
    guard: "by permission and scope",
    term: `texts ${set("Texts in responses", "36 months")}, in the audit log too; numbers and choices without limit`,
  },
  live: {
    name: "Live answers",
    about:
      "numbers of answers that a class's devices sent in a room, without names; the room's code and totals",
    guard: "the teacher who opened the room; devices' secrets as hashes",
    term: "devices and answers until the room ends, two hours at most; totals 400 days",
  },
  media: {
    name: "Photos, videos and files",
    about: "what teachers and charities uploaded, without camera metadata in photos, and captions",
    guard: "unguessable keys and links that expire after two hours at most; by permission and scope",
    term: `${set("Photos and videos of classes", "36 months")}; files of responses and thank-yous by kinds of their own (36 months)`,
  },
  words: {
    name: "Words of teachers",
    about: "goals, notes, replies to thank-yous, reminders to classes, consents for photos",
    guard: "by permission and scope",
    term: `${erased}; replies that name students ${set("Replies to charities without consent any more", "30 days")}`,
  },
  leads: {
    name: "Inquiries",
    about: "contact details and messages that schools sent by the public form, with notes of staff",
    guard: "permission Constituents; own page by a signed link that expires",
    term: set("Inquiries that didn't lead to a site", "24 months after their last change"),
  },
  contacts: {
    name: "Contacts",
    about: "people at charities, sponsors and providers, and their thank-yous",
    guard: "permission Charities or Constituents",
    term: "until staff delete them",
  },
  emails: {
    name: "Emails",
    about: "emails to send and sent",
    guard: "no screen shows their text; links in them as hashes",
    term: set("Emails sent", "12 months"),
  },
  notifications: {
    name: "Notifications",
    about:
      "what somebody was told of and has read, as kinds and IDs without names; where they want to get it",
    guard: "own; names are looked up with the reader's permissions; unsubscribe links as hashes",
    term: "90 days; settings until the person is erased; unsubscribe links 400 days",
  },
  reports: {
    name: "Saved reports",
    about: "filters, recipients and files on their way",
    guard: "the owner; each recipient gets only what their own scope holds",
    term: "until their owner deletes them or is erased; records of sends 400 days",
  },
  audit: {
    name: "Audit log and reasons",
    about: "who changed what, when and from which address; reasons given for corrections",
    guard: "staff within their permissions; unrestricted Super Admins all",
    term: `${set("Audit log", "84 months")}; reasons beside money as long as the money`,
  },
  security: {
    name: "Security log",
    about: "refusals, changes of rights, exports and support, with account, address and device",
    guard: "unrestricted Super Admins; rows can only be added",
    term: set("Security log", "400 days, at least 90"),
  },
  imports: {
    name: "Import history",
    about: "imported files by name, and earlier values of changed rows for undoing",
    guard: "staff and leaders within their scope",
    term: set("Import history", "24 months"),
  },
  deleted: {
    name: "Deleted rows",
    about: "rows that can still be restored",
    guard: "who may delete such rows",
    term: "30 days",
  },
  repeat: {
    name: "Answers for repeats",
    about: "what a call answered, in case its answer was lost",
    guard: "the same account alone",
    term: "24 hours",
  },
  figures: {
    name: "Activity",
    about: "what classes did: item, day, points, counts; personal only through the account's number",
    guard: "by permission and scope",
    term: "without limit; an erased account has no name",
  },
  giving: {
    name: "Giving",
    about: "choices, donations, ledger, payments, pledges and bank statements",
    guard: "permission Charities, leaders in their scope; the ledger can only be added to",
    term: "without limit, as financial records; an erased account has no name",
  },
  places: {
    name: "Places",
    about: "districts, providers, sites, charities",
    guard: "by permission",
    term: "until staff delete them",
  },
  content: {
    name: "Curriculum and pages",
    about: "lessons, sessions, announcements; nobody's data",
    guard: "by permission",
    term: "until staff delete it",
  },
  settings: {
    name: "Settings",
    about: "rules that staff set, with who set them",
    guard: "unrestricted Super Admins, or the permission concerned",
    term: "until they are changed",
  },
  own: {
    name: "Personal settings",
    about: "saved views of lists, cards of the overview, columns matched in imports; nothing searched for",
    guard: "own; a shared view also for the permission group that it is shared with",
    term: "until their owner changes or deletes them, or is erased",
  },
  internal: {
    name: "Technical",
    about: "versions of the schema, how files are stored, and when backups were made",
    guard: "no call answers it",
    term: "as long as what they serve",
  },
};

type Column = { readonly table: string; readonly name: string };
/** The columns of each class, by table, as docs/data-classes.yaml names them. */
export type Classified = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every column of the portal's tables. */
export const readColumns = (db: Db): Promise<Column[]> =>
  rows(
    db,
    sql`select c.relname as "table", a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );

/** What is wrong with a classification: columns without a class, with two, of an unknown class, or that don't exist. */
export function faultsIn(classified: Classified, columns: readonly Column[]): string[] {
  const named = Object.entries(classified).flatMap(([table, groups]) =>
    Object.entries(groups).flatMap(([kind, list]) =>
      list.split(" ").map((name) => ({ kind, column: `${table}.${name}` })),
    ),
  );
  const existing = columns.map(({ table, name }) => `${table}.${name}`);
  const told = new Set<string>();
  const faults: string[] = [];
  for (const { kind, column } of named) {
    if (!classes[kind]) faults.push(`${column}: there is no class ${kind}`);
    if (told.has(column)) faults.push(`${column} has two classes`);
    if (!existing.includes(column)) faults.push(`${column} doesn't exist`);
    told.add(column);
  }
  return [
    ...faults,
    ...existing.filter((column) => !told.has(column)).map((column) => `${column} has no class`),
  ];
}

/** Begins the part of docs/privacy.md that is written by the schema. */
const mapHeading = "## Data map";

/** The data map: each class with its term, then each table with its columns by class. */
function dataMap(classified: Classified): string {
  const kinds = Object.entries(classes).map(
    ([, { name, about, guard, term }]) => `| **${name}** | ${about} | ${guard} | ${term} |`,
  );
  const tables = Object.entries(classified).flatMap(([table, groups]) =>
    Object.entries(groups).map(
      ([kind, list], at) =>
        `| ${at === 0 ? `\`${table}\`` : ""} | ${classes[kind]?.name ?? kind} | ${list.split(" ").join(", ")} |`,
    ),
  );
  return `${mapHeading}

Written by \`npm run docs:privacy\` from the database's schema and docs/data-classes.yaml. A test fails if a column has no class. Background jobs keep their own tables in the schema \`jobs\`, without data of people.

### Kinds of data and their terms

| kind | what it holds | how it is protected | kept |
|---|---|---|---|
${kinds.join("\n")}

### Every table and column

| table | kind | columns |
|---|---|---|
${tables.join("\n")}
`;
}

/** The page with its map written anew. */
export const withMap = (page: string, classified: Classified): string =>
  `${page.slice(0, page.indexOf(mapHeading))}${dataMap(classified)}`;
