// What the yardstick asks the database: the columns that the portal answers, and nothing else that it does.

const userColumns = `t.id, t.created_at, t.updated_at, t.version, t.first_name, t.last_name,
  t.first_name || ' ' || t.last_name as name, t.email::text as email, json_build_object('name', t.role) as role, t.user_type,
  case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as provider,
  coalesce(h.school, '[]') as school, t.grade, t.is_active, t.external_id, t.points, l.school_leader, t.last_login_at, t.new_login`;

const userJoins = `left join lateral (
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name) as school, min(s.provider_id) as provider_id
    from user_schools us join sites s on s.id = us.school_id and s.archived_at is null where us.user_id = t.id) h on true
  left join providers p on p.id = coalesce(t.provider_id, h.provider_id)
  left join lateral (
    select json_build_object('id', l.id, 'name', l.first_name || ' ' || l.last_name) as school_leader
    from user_schools us join user_schools ls on ls.school_id = us.school_id join users l on l.id = ls.user_id
    where us.user_id = t.id and l.role = 'Site Leader' and l.archived_at is null and l.id <> t.id order by l.id limit 1) l on true`;

const instructors = "t.role = 'Instructor' and t.archived_at is null";
const isNamed = "(t.first_name || ' ' || t.last_name || ' ' || t.email::text) ilike '%' || $1 || '%'";

const responseColumns = `t.id, t.created_at, t.updated_at, t.version, t.type, t.object_id, t.grade, t.points,
  (t.created_at at time zone 'America/New_York')::date as answered_on, t.recorded_at, a.title, u.first_name, u.last_name,
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as generic_teacher,
  s.name as site_name, p.name as provider_name, json_build_object('id', s.id, 'name', s.name) as school,
  case when x.id is not null then json_build_object('id', x.id, 'name', x.name) end as session, z.answer, z.answers`;

const responseJoins = `join activities a on a.id = t.object_id join users u on u.id = t.user_id join sites s on s.id = t.school_id
  join providers p on p.id = s.provider_id left join sessions x on x.id = t.session_id
  left join generic_teachers g on g.id = t.generic_teacher_id
  left join lateral (
    select string_agg(r.value #>> '{}', ' · ' order by q.place) as answer,
      json_agg(json_build_object('id', q.question ->> 'id', 'label', q.question ->> 'label', 'kind', q.question ->> 'kind',
        'value', r.value) order by q.place) as answers
    from jsonb_array_elements(a.questions) with ordinality q (question, place)
      left join jsonb_each(t.answers) r on r.key = q.question ->> 'id') z on true`;

const types = "t.type in ('mindfulness_matters_open_form', 'mindfulness_matters_close_form', 'puzzle_form')";
const atSites = (column: string, value: string) =>
  `t.school_id in (select id from sites where ${column} = ${value})`;

/** A page of responses, the newest first, and how many there are. */
const responses = (where: string, from: string, order = "desc") => ({
  page: `select ${responseColumns} from (
      select * from responses t where ${where} order by t.created_at ${order}, t.id ${order} ${from}) t ${responseJoins}
    order by t.created_at desc, t.id desc`,
  total: `select count(*)::int as total from responses t where ${where}`,
});

/** The newest responses since a day with what a file of the list shows. */
export const exportStatement = (day: string) => `select t.id, t.created_at::text, t.type, t.grade, t.points,
    (t.created_at at time zone 'America/New_York')::date::text as answered_on, t.recorded_at::text, a.title, u.first_name,
    u.last_name, g.name as generic_teacher, s.name as site, p.name as provider, x.name as session, z.answer, z.answers::text
  from responses t ${responseJoins}
  where ${types} and t.created_at >= date '${day}'::timestamp at time zone 'America/New_York'
  order by t.created_at desc, t.id desc`;

const user = `select ${userColumns} from users t ${userJoins} where t.id = $1 and t.archived_at is null`;

/** Lists: a page, and the statement for the total. */
export const listStatements = {
  instructors: {
    page: `select ${userColumns} from (
        select * from users t where ${instructors} order by last_name, id limit 25 offset $1) t ${userJoins}
      order by t.last_name, t.id`,
    total: `select count(*)::int as total from users t where ${instructors}`,
  },
  searched: {
    page: `select ${userColumns} from (
        select * from users t where ${instructors} and ${isNamed} order by last_name, id limit 25) t ${userJoins}
      order by t.last_name, t.id`,
    total: `select count(*)::int as total from users t where ${instructors} and ${isNamed}`,
  },
  byTypeAndDistrict: responses(`t.type = $1 and ${atSites("district_id", "$2")}`, "limit 25"),
  byTypeAndProvider: responses(`t.type = $1 and ${atSites("provider_id", "$2")}`, "limit 25"),
  bySite: responses(`${types} and t.school_id = $1`, "limit 25"),
  bySession: responses(`${types} and t.session_id = $1`, "limit 25"),
  byGradeAndDistrict: responses(`${types} and t.grade = $1 and ${atSites("district_id", "$2")}`, "limit 25"),
  byDaysAndProvider: responses(
    `${types} and t.created_at >= $1::date::timestamp at time zone 'America/New_York'
      and t.created_at < ($1::date + 7)::timestamp at time zone 'America/New_York' and ${atSites("provider_id", "$2")}`,
    "limit 25",
  ),
  firstPage: responses(types, "limit 25"),
  // Reads from the other end.
  lastPage: responses(types, "limit $1", "asc"),
  oneUser: { page: user, total: undefined },
} as const;

const record = `with answered as (
    insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points)
    select 'mindfulness_matters_open_form', $1, u.id, s.id, x.id, u.grade, $4::jsonb, 5
    from users u, sites s left join sessions x on x.program_id = s.program_id and current_date between x.start and x."end"
    where u.id = $2 and s.id = $3 returning id, user_id, school_id, session_id, type, points),
  entered as (
    insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
    select user_id, school_id, session_id, id, type, 'A morning', points from answered)
  update users u set points = u.points + a.points from answered a where u.id = a.user_id returning a.id, u.points`;

/** Writes, a statement each. */
export const writeStatements = {
  createUser: `insert into users (first_name, last_name, email, role, grade) values ($1, $2, $3, 'Instructor', $4)
    returning id, first_name, last_name, email::text as email, role, grade, is_active, created_at, updated_at, version`,
  record,
} as const;

/** What a class's home needs: the class first, then the others at once. */
export const homeStatements = {
  room: `select u.grade, s.id as school_id, s.program_id from users u join user_schools us on us.user_id = u.id
      join sites s on s.id = us.school_id where u.id = $1 and s.id = $2 and u.is_active and s.is_active`,
  session: `select id, name, start, "end" from sessions where program_id = $1 and current_date between start and "end"`,
  items: `select a.id, a.type, a.title, a.start, a."end", a.standard_1, a.standard_2, a.standards_visible, a.video_url, a.attachment,
      f.name as file_name, f.mime, f.size, a.instructions, a.will_visit, a.questions, a.details, a.max_per_class,
      tr.id as trait_id, tr.title as trait, st.id as theme_id, st.session_theme
    from activities a left join levels l on l.id = a.level_id left join traits tr on tr.id = a.trait_id
      left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
      left join files f on f.key = a.attachment
    where a.is_active and a.is_approved and a.start <= current_date and a."end" >= current_date
      and (l.id is null or l.grade @> array[$1::text]) and (s.id is null or s.program_id = $2)
    order by a.start desc, a.title, a.id`,
  traits: `select t.id, t.title, t.start, t."end", t.description, t.questions, v.id as video_id, v.name, v.trait_opening_url
    from traits t left join trait_videos v on v.trait_id = t.id where t.start <= current_date and t."end" >= current_date`,
  quizzes: `select w.quiz_id, z.* from activities a join quiz_places w on w.quiz_id = a.id
      join quiz_questions z on z.id = w.quiz_question_id
    where a.type = 'quiz_question' and a.start <= current_date and a."end" >= current_date order by w.position`,
  answered: `select r.type, r.object_id, count(*)::int as n from responses r
    where r.user_id = $1 and r.school_id = $2 and r.created_at > now() - interval '1 year' group by 1, 2`,
} as const;
