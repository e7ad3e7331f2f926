import { type CharityCard, givingEndpoints, type votingClosedReasons } from "@kindling/contract";
import { sql } from "kysely";
import { type Classroom, enterClassroom } from "../../classroom/enterClassroom.ts";
import { actAs } from "../../core/acting.ts";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { recordMade } from "../../core/entities/audit.ts";
import { type Entity, refer } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { isCandidate } from "../../people/measures/givingMeasures.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { charityChoice } from "../charities/charityChoices.ts";
import { givingSay } from "../givingSay.ts";
import { checkVotes } from "./checkVotes.ts";
import { charityCard, readChoices, sessionCard } from "./readChoices.ts";

/** The choice that a class has made in its session, as a condition on `t`. */
const chosenBy = ({ userId, schoolId, sessionId }: Classroom) =>
  sql`t.user_id = ${userId} and t.school_id = ${schoolId} and t.session_id = ${sessionId}::int`;

/** The charities of the class's session, and the one it has should that be none of them. */
async function readCandidates(db: Db, room: Classroom) {
  const found = await rows<{ card: CharityCard; chosen: boolean; candidate: boolean }>(
    db,
    sql`select ${charityCard} as card, t.id is not null as chosen, ${isCandidate(sql`${room.sessionId}::int`)} as candidate
      from charities c left join categories g on g.id = c.category_id
        left join charity_choices t on t.charity_id = c.id and ${chosenBy(room)}
      where ${room.sessionId}::int is not null and (${isCandidate(sql`${room.sessionId}::int`)} or t.id is not null)
      order by c.name, c.id`,
  );
  return found;
}

/** Whether a class can vote; voting closes with the session's last day. */
function readVoting(db: Db, room: Classroom, timeZone: string) {
  return sole<{
    session: { id: number; name: string; start: string; end: string } | null;
    closes_at: string | null;
    charity: { id: number; name: string } | null;
  }>(
    db,
    sql`select case when x.id is not null then ${sessionCard("x")} end as session, ${refer("c")} as charity,
        (x."end" + 1)::timestamp at time zone ${timeZone} as closes_at
      from (values (1)) one left join sessions x on x.id = ${room.sessionId}::int
        left join charity_choices t on ${chosenBy(room)} left join charities c on c.id = t.charity_id`,
  );
}

/** Holds a charity as it is, so that setting it inactive comes before the choice or after it, and never in between. */
const holdCharity = (db: Db, id: number) => sql`select from charities where id = ${id} for share`.execute(db);

/** The calls by which a class chooses the charity of its session. */
export const choosingRoutes: Route[] = [
  route(givingEndpoints.choices, async ({ db, query, context, caller }) => {
    const room = query.school_id ? await enterClassroom(db, query.school_id, context) : undefined;
    const schools = room ? [room.schoolId] : caller.schoolIds;
    const condition = sql`t.user_id = ${caller.id} and t.school_id = any(${schools}::int[])`;
    return { data: await readChoices(db, condition) };
  }),
  snapshotRoute(givingEndpoints.candidates, async ({ db, query, context }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const data = (await readCandidates(db, room)).map(({ card, chosen }) => ({ ...card, chosen }));
    return { data };
  }),
  snapshotRoute(givingEndpoints.voting, async ({ db, query, context }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const [voting, candidates] = await Promise.all([
      readVoting(db, room, context.timeZone),
      readCandidates(db, room),
    ]);
    const has_voted = voting.charity !== null;
    const isEmpty = !candidates.some(({ candidate }) => candidate);
    const reason: (typeof votingClosedReasons)[number] | null = !voting.session
      ? "no_session"
      : has_voted
        ? "chosen"
        : isEmpty
          ? "no_candidates"
          : null;
    return { data: { ...voting, has_voted, voting_open: reason === null, reason } };
  }),
  route(givingEndpoints.selectCharity, async ({ db, body, context, language }) => {
    const text = givingSay[language];
    await holdCharity(db, body.charity_id);
    const room = await enterClassroom(db, body.school_id, context);
    if (!room.sessionId) throw invalid("school_id", text.noSession);
    const refuseSecond = async () => {
      const { charity } = await readVoting(db, room, context.timeZone);
      if (charity) throw new Refusal("conflict", text.alreadyChosen(charity.name));
    };
    await refuseSecond();
    const candidates = (await readCandidates(db, room)).flatMap(({ card, candidate }) =>
      candidate ? card : [],
    );
    if (!candidates.some(({ id }) => id === body.charity_id)) throw invalid("charity_id", text.noCandidate);
    const tally = checkVotes(body.votes ?? [], candidates, body.charity_id, language);
    await actAs(db, context);
    const made = await first<{ id: number }>(
      db,
      sql`insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end", votes)
        select ${room.userId}, ${room.schoolId}, x.id, ${body.charity_id}, x.start, x."end", ${tally && JSON.stringify(tally)}::jsonb
        from sessions x where x.id = ${room.sessionId}
        on conflict do nothing returning id`,
    );
    // Of two choices at the same moment, the second waits at the first's row, which comes before the person's, and is not made.
    if (!made) await refuseSecond();
    const [data] = await readChoices(db, sql`t.id = ${made?.id ?? 0}`);
    if (!made || !data) throw new Refusal("conflict", text.noSession);
    await recordMade(db, charityChoice as unknown as Entity, "create", [made.id], context);
    return { data, message: text.selected };
  }),
];
