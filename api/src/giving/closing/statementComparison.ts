import { sql } from "kysely";
import { comparePairs } from "../ledger-check/comparison.ts";

/** Each statement of a closed session is still the bytes whose hash was kept. */
export const statementComparison = comparePairs({
  name: "closedStatements",
  by: ["session"],
  also: ["closing"],
  pairs: sql`select session_id as session, id as closing, null::text as figure, 'rows'::text as unit, 1 as expected,
      (encode(sha256(statement), 'hex') = sha256)::int as found
    from session_closings where action = 'close'`,
});
