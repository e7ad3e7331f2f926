import type { SecurityKind } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Something for the security log. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** Whose account it is about. */
  readonly account?: number | null | undefined;
  /** Few and small; never passwords, tokens or codes. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Who did it, and from where; without a device, that of the caller's sign-in is taken. */
export interface EventSource {
  readonly caller: { readonly id: number; readonly loginId: string } | null;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** A row of the security log, to be written. */
export interface SecurityRow {
  readonly kind: SecurityKind;
  readonly account_id: number | null;
  readonly typed: string | null;
  readonly actor_id: number | null;
  readonly login_id: string | null;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly facts: object;
  readonly times: number;
  /** ISO 8601; null means now. */
  readonly at: string | null;
  readonly last_at: string | null;
}

export function rowOf({ kind, account, facts }: SecurityEvent, from: EventSource): SecurityRow {
  return {
    kind,
    account_id: account ?? null,
    typed: null,
    // A public call has a caller without an ID.
    actor_id: from.caller?.id || null,
    login_id: from.caller?.loginId || null,
    address: from.address ?? null,
    user_agent: from.userAgent ?? null,
    request_id: from.requestId ?? null,
    facts: facts ?? {},
    times: 1,
    at: null,
    last_at: null,
  };
}

export async function writeRows(db: Db, found: readonly SecurityRow[]): Promise<void> {
  await sql`insert into security_log (at, last_at, kind, times, account_id, typed, actor_id, address, user_agent, request_id, facts)
    select coalesce(e.at, now()), e.last_at, e.kind, e.times, e.account_id, e.typed, e.actor_id, e.address,
      coalesce(e.user_agent, l.user_agent), e.request_id, e.facts
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as e (at timestamptz, last_at timestamptz, kind text, times int,
      account_id int, typed text, actor_id int, login_id text, address text, user_agent text, request_id text, facts jsonb)
    left join logins l on l.id = e.login_id order by e.at`.execute(db);
}
