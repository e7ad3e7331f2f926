import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  activityTypes,
  grades,
  groups,
  leadStatuses,
  pageCategories,
  programKinds,
  puzzleTypes,
  questionKinds,
  roleNames,
  systemEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { uploadLimits } from "../core/files/uploadLimits.ts";
import { type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { version } from "../core/server/health.ts";
import { type Services, todayIn } from "../core/services.ts";
import { pointValueOn } from "../people/measures/givingMeasures.ts";
import { countriesIn, states } from "./countries.ts";
import { demoAccounts, demoPassword } from "./demoAccounts.ts";
import { verifyPassword } from "./passwords/passwords.ts";
import { passkeyHome } from "./second-factor/passkeyHome.ts";
import { accentOf, logoHashOf } from "./set-up/followOrganization.ts";
import { isAddress, logoAddress } from "./set-up/logoAddress.ts";
import { lookRules } from "./set-up/look.ts";

const roles = roleNames.map((name, index) => ({ id: index + 1, name }));

const minute = 60_000;
const demoSeen = new WeakMap<Services, { readonly at: number; readonly shown: Promise<boolean> }>();

/** Whether accounts of the demo program are there whose password everyone knows; looked up once a minute. */
function showsDemo(services: Services): Promise<boolean> {
  if (services.settings.seed !== "demo") return Promise.resolve(false);
  const at = services.now().getTime();
  const seen = demoSeen.get(services);
  if (seen && Math.abs(at - seen.at) < minute) return seen.shown;
  const shown = findDemo(services.db);
  demoSeen.set(services, { at, shown });
  shown.catch(() => demoSeen.delete(services));
  return shown;
}

async function findDemo(db: Db): Promise<boolean> {
  const accounts = await rows<{ password_hash: string }>(
    db,
    sql`select distinct password_hash from users where email = any(${demoAccounts.map(({ email }) => email)}::citext[])
      and archived_at is null and is_active and password_hash is not null`,
  );
  for (const { password_hash } of accounts) {
    if (await verifyPassword(password_hash, demoPassword)) return true;
  }
  return false;
}

const logoTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
};

const anHour = 3600;

/** What the app loads on start. */
export const systemRoutes: Route[] = [
  route(systemEndpoints.constants, async ({ services, language }) => {
    const { settings } = services;
    const data = {
      version,
      brand: { name: settings.brandName, logo: logoAddress(settings.brandLogo, logoHashOf(settings)) },
      demo: await showsDemo(services),
      passkey_origin: passkeyHome(settings)?.origin ?? null,
      grades: [...grades],
      roles,
      user_types: [...groups],
      activity_types: Object.values(activityTypes).map(({ key, path, points, labels }) => ({
        key,
        label: labels[language].one,
        path,
        points,
      })),
      page_categories: [...pageCategories],
      puzzle_types: [...puzzleTypes],
      question_kinds: [...questionKinds],
      lead_statuses: [...leadStatuses],
      titles: ["Mr.", "Mrs.", "Ms.", "Miss", "Mx.", "Dr.", "Prof."],
      programs: [...programKinds],
      math_ops: ["add", "subtract", "multiply", "divide"],
      point_value_cents: await pointValueOn(services.db, todayIn(settings.timeZone, services.now())),
      donation_confirm_cents: settings.donationConfirmCents,
      time_zone: settings.timeZone,
      school_year_start: settings.schoolYearStart,
      fiscal_year_start: settings.fiscalYearStart,
      upload_limits: uploadLimits,
      countries: countriesIn(language),
      states: { ...states },
    };
    return { data };
  }),
  route(systemEndpoints.logo, async ({ services: { settings }, language }) => {
    const { brandLogo = "" } = settings;
    const extension = path.extname(brandLogo).toLowerCase();
    const type = isAddress(brandLogo) ? undefined : logoTypes[extension];
    const file = type && (await readFile(brandLogo).catch(() => undefined));
    if (!type || !file) throw new Refusal("notFound", say[language].notFound("Logo"));
    return { file, type, name: `logo${extension}`, inline: true, keepSeconds: anHour };
  }),
  route(systemEndpoints.look, ({ services: { settings } }) =>
    Promise.resolve({
      file: Buffer.from(lookRules(accentOf(settings))),
      type: "text/css; charset=utf-8",
      name: "look.css",
      inline: true,
      keepSeconds: anHour,
    }),
  ),
  route(systemEndpoints.roles, () => Promise.resolve({ data: roles })),
];
