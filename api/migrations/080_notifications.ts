import { type Kysely, sql } from "kysely";

/**
 * Notifications: who is told of what, by ids only, so that names are read when they are shown. Imports and emails tell
 * by triggers, in the transaction of what happened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table notification_digests (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  period text not null check (period in ('daily', 'weekly')), day date not null,
  created_at timestamptz not null default now(),
  unique (user_id, period, day)
);
create index on notification_digests (created_at);

create table notifications (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null,
  -- What it is about: which table, and which row of it; 0 if it is about all of them.
  topic text not null, thing_id bigint not null default 0,
  created_at timestamptz not null default now(), read_at timestamptz,
  -- When it was handed to an email, and to which digest.
  mailed_at timestamptz, digest_id bigint references notification_digests on delete set null
);
create unique index notifications__unread on notifications (user_id, topic, thing_id) where read_at is null;
create index on notifications (user_id, created_at desc, id desc);
create index on notifications (created_at);
create index notifications__waiting on notifications (user_id, kind) where mailed_at is null and read_at is null;
create index on notifications (digest_id);

create table notification_preferences (
  user_id int not null references users on delete cascade,
  -- A kind of notification, or weekly_summary.
  kind text not null,
  in_portal boolean not null, mail text not null check (mail in ('none', 'at_once', 'daily', 'weekly')),
  -- What an unsubscribe link has stopped, so that it can resume it.
  stopped_mail text,
  primary key (user_id, kind)
);

create table notification_stop_links (
  token_hash text primary key,
  user_id int not null references users on delete cascade,
  mail text not null,
  -- Null: all kinds that come in this digest.
  kind text,
  created_at timestamptz not null default now()
);
create index on notification_stop_links (user_id);
create index on notification_stop_links (created_at);

-- Tells some people of something. What they haven't read yet is told again instead of twice, and emailed again after a day.
create function notify_people(about_kind text, about_topic text, about_id bigint, people int[]) returns void language sql as $$
  insert into notifications (user_id, kind, topic, thing_id)
  select u.id, about_kind, about_topic, about_id from users u
    where u.id = any(people) and u.is_active and u.archived_at is null and u.role <> 'Instructor'
  on conflict (user_id, topic, thing_id) where read_at is null do update set created_at = now(),
    mailed_at = case when notifications.mailed_at > now() - interval '20 hours' then notifications.mailed_at end;
$$;

create function notify_of_import() returns trigger language plpgsql as $$ begin
  perform notify_people('import', 'import', new.id, array[new.user_id]);
  return null;
end $$;
create trigger notify_of_import after update of state on imports for each row
  when (old.state in ('checking', 'writing') and new.state in ('done', 'failed')) execute function notify_of_import();

-- An email that was given up: told to those who manage the account it went to, or the thank-you, and to who sent a nudge.
create function notify_of_mail() returns trigger language plpgsql as $$ begin
  if new.user_id is null then
    if new.data ? 'thank_you' then
      perform notify_people('mail', 'thank_you_mail', (new.data ->> 'thank_you')::bigint, array(select id from users
        where role = 'Super Admin' and user_type = '{}' or role in ('Super Admin', 'admin') and 'Charities' = any(user_type)));
    end if;
    return null;
  end if;
  perform notify_people('mail', 'user_mail', new.user_id, array(select m.id from users m join users u on u.id = new.user_id
    where m.role = 'Super Admin' and m.user_type = '{}'
      or u.role not in ('Super Admin', 'admin') and m.role in ('Super Admin', 'admin') and 'Constituents' = any(m.user_type)
      or new.kind = 'nudge' and m.id = (select n.sent_by from nudges n where n.id::text = new.data ->> 'nudge')));
  return null;
end $$;
create trigger notify_of_mail after update of state on mails for each row
  when (new.state = 'failed' and old.state <> 'failed') execute function notify_of_mail();

-- When the class recorded an activity after it.
alter table nudges add column answered_at timestamptz;
create index nudges__open on nudges (user_id, school_id) where answered_at is null;
`)
    .execute(db);
}
