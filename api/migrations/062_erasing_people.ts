import { type Kysely, sql } from "kysely";

/** Lets a person's name and email be taken out of everything, logs included, and of nothing else in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table users add column erased_at timestamptz;${triggers}${closed}${words}`)
    .execute(db);
}

const isErasing = `current_setting('kindling.erasing', true) is not distinct from 'on'`;

/** Has a table that is only added to give up some texts while a person is erased; all else stays refused. */
const onlyAdded = (table: string, texts: readonly string[], refuse: string, removals: string) => `
drop trigger only_added on ${table};
create trigger never_removed before ${removals} on ${table} for each statement execute function ${refuse}();
create trigger only_added before update on ${table} for each row
  when (not (${isErasing}) or to_jsonb(old) - '{${texts.join()}}'::text[] is distinct from to_jsonb(new) - '{${texts.join()}}'::text[])
  execute function ${refuse}();`;

const triggers = [
  onlyAdded("security_log", ["facts", "address", "user_agent"], "refuse_security_change", "truncate"),
  onlyAdded("ledger_entries", ["reason"], "refuse_ledger_change", "delete or truncate"),
  onlyAdded("adjustments", ["reason"], "refuse_ledger_change", "delete or truncate"),
  onlyAdded("session_closings", ["note", "left_open"], "refuse_ledger_change", "delete or truncate"),
].join("");

const closed = `
create or replace function refuse_change_in_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(
    select unnest(array[o.session_id, n.session_id]) from removed o join added n using (id)
    where case when ${isErasing} then to_jsonb(o) - 'note' is distinct from to_jsonb(n) - 'note'
      else o.status not in ('verified', 'paid') or n.status not in ('verified', 'paid')
        or (o.amount_cents, o.donated_on, o.user_id, o.school_id, o.session_id, o.charity_id, o.note)
          is distinct from (n.amount_cents, n.donated_on, n.user_id, n.school_id, n.session_id, n.charity_id, n.note) end));
  return null;
end $$;`;

// Runs with the owner's rights, for an application's user who may not change what is only added to.
const words = `
create function erase_words(person int, likes text[], pattern text, replacement text, apart text[], about text[])
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare found record;
begin
  if not exists (select from users where id = person and erased_at = now()) then
    raise exception 'User % is not being erased', person using errcode = 'insufficient_privilege';
  end if;
  perform set_config('kindling.erasing', 'on', true);
  for found in
    select c.relname as name,
      string_agg(format('%1$I = case when %1$I::text ~* $2 then regexp_replace(%1$I::text, $2, $3, ''gi'')::%2$s else %1$I end',
        a.attname, format_type(a.atttypid, a.atttypmod)), ', ') as changes,
      string_agg(format('%I::text ilike any($1)', a.attname), ' or ') as mentions,
      max(a.attname) filter (where c.relname in ('audit_log', 'import_rows') and a.attname = 'entity'
        or c.relname = 'deleted_rows' and a.attname = 'resource') as kind
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and c.relname <> all(apart)
      and a.atttypid::regtype::text in ('text', 'citext', 'character varying', 'json', 'jsonb', 'text[]')
    group by c.relname order by c.relname
  loop
    execute format('update %I set %s where (%s) and %s', found.name, found.changes, found.mentions,
      case when found.kind is null then 'true' else format('%I <> all($4)', found.kind) end)
      using likes, pattern, replacement, about;
  end loop;
end $$;

create function erase_sources(person int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from users where id = person and erased_at = now()) then
    raise exception 'User % is not being erased', person using errcode = 'insufficient_privilege';
  end if;
  perform set_config('kindling.erasing', 'on', true);
  update security_log set address = null, user_agent = null where account_id = person or actor_id = person;
end $$;`;
