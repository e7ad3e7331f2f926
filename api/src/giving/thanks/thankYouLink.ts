import type { Language, ThankYouPage, ThankYouState } from "@kindling/contract";
import { sql } from "kysely";
import { claimTry } from "../../account/throttle.ts";
import { type Db, first, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { say } from "../../core/say.ts";
import { hashToken } from "../../core/server/tokens.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { classIdOf, givingLines, givingSums } from "../../people/measures/givingMeasures.ts";
import { inSnapshot } from "../../people/shared/snapshotRoute.ts";
import { signedMedium } from "./signedThankYou.ts";
import { isConsentOver } from "./thankYouReplies.ts";
import { thankYouSay } from "./thankYouSay.ts";

/** A thank-you as its link opens it. */
export interface ThankYouLink {
  readonly id: number;
  readonly charity_id: number;
  readonly session_id: number | null;
  readonly state: ThankYouState;
  readonly expires_at: string;
  readonly photo: string | null;
  readonly film: string | null;
}

interface LinkCall {
  readonly db: Db;
  readonly params: { readonly token: string };
  readonly address: string;
  readonly language: Language;
}

const openStates: readonly ThankYouState[] = ["invited", "waiting", "sent_back"];

/** Whether the contact can still change what a thank-you says. */
const isOpen = ({ state }: Pick<ThankYouLink, "state">) => openStates.includes(state);

/**
 * The thank-you that a link opens.
 * @throws Refusal notFound for an unknown or expired link, tooMany after many unknown ones.
 */
export async function findLink(call: LinkCall, held: Sql = sql``): Promise<ThankYouLink> {
  const { db, params, address, language } = call;
  const found = await first<ThankYouLink & { is_over: boolean }>(
    db,
    sql`select id, charity_id, session_id, state, expires_at, photo, film, expires_at <= now() as is_over from thank_yous
      where token_hash = ${hashToken(params.token)} and state <> 'revoked' ${held}`,
  );
  if (found && !found.is_over) return found;
  if (found) throw new Refusal("notFound", thankYouSay[language].linkExpired);
  // Counts only unknown links, because organizations share addresses.
  const wait = await claimTry(db, `thanks:${address}`, `thanks:${address}`);
  if (wait > 0) throw new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: wait });
  throw new Refusal("notFound", thankYouSay[language].linkGone);
}

/**
 * The same while it can still be changed.
 * @throws Refusal conflict once staff have decided.
 */
export async function findOpenLink(call: LinkCall, held?: Sql): Promise<ThankYouLink> {
  const link = await findLink(call, held);
  if (!isOpen(link)) throw new Refusal("conflict", thankYouSay[call.language].settled);
  return link;
}

type Kept = { readonly fileKey: string; readonly mime: string } | null;
type Stored = Omit<ThankYouPage, "photo" | "film" | "is_open" | "given"> &
  Readonly<Record<"photo" | "thumb" | "film", Kept>>;

/** What classes gave to a charity, in some sessions or in all. */
export function readGiven(
  db: Db,
  charity: number,
  sessions?: readonly number[],
): Promise<ThankYouPage["given"]> {
  const { earned, donated } = givingSums("g");
  return sole<ThankYouPage["given"]>(
    db,
    sql`with lines as materialized ${givingLines(() => undefined, { charities: [charity], sessions })}
      select (select count(*)::int from (select from lines g group by ${classIdOf("g")} having sum(g.earned + g.donated) > 0) n) as classes,
        ${earned} as earned_cents, ${donated} as donated_cents from lines g`,
  );
}

/** What the link shows: what classes gave, and what was posted so far, of one moment. */
export async function readLinkPage(db: Db, link: ThankYouLink, services: Services): Promise<ThankYouPage> {
  const today = todayIn(services.settings.timeZone, services.now());
  const sessions = link.session_id === null ? undefined : [link.session_id];
  const [given, { photo, thumb, film, ...page }] = await inSnapshot(
    db,
    async (tx) =>
      [
        await readGiven(tx, link.charity_id, sessions),
        await sole<Stored>(
          tx,
          sql`select c.name::text as charity, x.name as session, t.contact_name, t.state, t.words, t.signed_as,
              case when t.state = 'sent_back' then t.reason end as reason, t.expires_at,
              coalesce((select json_agg(json_build_object('school', h.name, 'words', r.words) order by r.decided_at, r.id)
                from thank_you_replies r join sites h on h.id = r.school_id
                where r.thank_you_id = t.id and r.state = 'approved' and t.state = 'approved' and not ${isConsentOver("r", today)}), '[]') as replies,
              ${fileColumn(sql`t.photo`)} as photo, ${fileColumn(sql`t.thumb`)} as thumb, ${fileColumn(sql`t.film`)} as film
            from thank_yous t join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id
            where t.id = ${link.id}`,
        ),
      ] as const,
  );
  return {
    ...page,
    given,
    is_open: isOpen(page),
    photo: signedMedium(photo, thumb, services),
    film: signedMedium(film, null, services),
  };
}
