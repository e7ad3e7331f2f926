import { type Kysely, sql } from "kysely";

/** Looks for a person's emails and names together, once through each table, with one comparison a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop function erase_words(int, text[], text, text, text[], text[]);${words}`).execute(db);
}

// Runs with the owner's rights, for an application's user who may not change what is only added to.
const words = `
create function erase_words(
    person int, emails text[], email_pattern text, for_email text, names text[], name_pattern text, for_name text,
    apart text[], named_after text[], about text[])
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  names_in text;
begin
  if not exists (select from users where id = person and erased_at = now()) then
    raise exception 'User % is not being erased', person using errcode = 'insufficient_privilege';
  end if;
  perform set_config('kindling.erasing', 'on', true);
  emails := array(select lower(each) from unnest(emails) each);
  names := array(select lower(each) from unnest(names) each);
  for found in
    select c.relname as name, c.relname = any(named_after) or names = '{}' as keeps_names,
      array_agg(quote_ident(a.attname)) as columns, array_agg(format_type(a.atttypid, a.atttypmod)) as types,
      max(a.attname) filter (where c.relname in ('audit_log', 'import_rows') and a.attname = 'entity'
        or c.relname = 'deleted_rows' and a.attname = 'resource') as kind
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and c.relname <> all(apart)
      and a.atttypid::regtype::text in ('text', 'citext', 'character varying', 'json', 'jsonb', 'text[]')
    group by c.relname order by c.relname
  loop
    names_in := case when found.keeps_names then 'false' when found.kind is null then 'true'
      else format('%I <> all($6)', found.kind) end;
    execute format('update %I set %s where lower(concat_ws(e''\\n'', %s)) like any($1)', found.name,
      (select string_agg(format('%1$s = regexp_replace(case when %3$s
          then regexp_replace(%1$s::text, $4, $5, ''gi'') else %1$s::text end, $2, $3, ''gi'')::%2$s', "column", type, names_in), ', ')
        from unnest(found.columns, found.types) as each ("column", type)),
      array_to_string(found.columns, ', '))
      using case when found.keeps_names then emails else emails || names end,
        email_pattern, for_email, name_pattern, for_name, about;
  end loop;
end $$;`;
