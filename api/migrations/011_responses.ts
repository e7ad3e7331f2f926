import { type Kysely, sql } from "kysely";

/** Response columns: teacher, nominee, quiz result and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table responses
  add column generic_teacher_id int references generic_teachers,
  add column student_first_name text, add column student_last_name text,
  add column right_answers int, add column asked int;
create index on responses (generic_teacher_id) where generic_teacher_id is not null;

create table response_files (
  response_id int not null references responses on delete cascade, key text not null references files,
  position int not null,
  primary key (response_id, key)
);
create index on response_files (key);
`.execute(db);
}
