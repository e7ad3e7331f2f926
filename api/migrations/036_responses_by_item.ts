import { type Kysely, sql } from "kysely";

const counting = (sources: string) => `insert into response_item_counts (type, object_id, rows, is_folded)
  select type, object_id, sum(rows), false from (${sources}) c group by type, object_id having sum(rows) <> 0;`;
const added = "select type, object_id, 1 as rows from added";
const removed = "select type, object_id, -1 as rows from removed";

/** Responses are also counted by item as they are written, as migration 033 counts them by place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table response_item_counts (type text not null, object_id int not null, rows bigint not null, is_folded boolean not null);
create unique index response_item_counts__key on response_item_counts (type, object_id) where is_folded;
create index on response_item_counts (type, object_id) include (rows);
create index on response_item_counts (is_folded) where not is_folded;

create function count_items() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then ${counting(added)}
    when 'DELETE' then ${counting(removed)}
    when 'UPDATE' then ${counting(`${added} union all ${removed}`)}
    else delete from response_item_counts;
  end case;
  return null;
end $$;
create trigger count_items_inserted after insert on responses
  referencing new table as added for each statement execute function count_items();
create trigger count_items_deleted after delete on responses
  referencing old table as removed for each statement execute function count_items();
create trigger count_items_updated after update on responses
  referencing new table as added old table as removed for each statement execute function count_items();
create trigger count_items_truncated after truncate on responses for each statement execute function count_items();
insert into response_item_counts select type, object_id, count(*), true from responses group by type, object_id;

alter function fold_counts() rename to fold_counts_by_place;
create function fold_counts() returns void language sql as $$
  select fold_counts_by_place();
  with fresh as (delete from response_item_counts where not is_folded returning *)
  insert into response_item_counts (type, object_id, rows, is_folded)
  select type, object_id, sum(rows), true from fresh group by type, object_id
  on conflict (type, object_id) where is_folded do update set rows = response_item_counts.rows + excluded.rows;
$$;
`)
    .execute(db);
}
