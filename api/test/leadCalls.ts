import { leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import type { TestApp } from "./buildApp.ts";
import type { SignedIn } from "./signInAs.ts";

/** What the tests of leads do again and again: asking as a visitor, looking as a member of staff. */
export function leadCalls({ call, db }: TestApp, staff: SignedIn) {
  let count = 0;
  const inquiry = <F extends object>(fields = {} as F) => ({
    first_name: "Ida",
    email: `ida.${++count}@visitors.example`,
    organization: "Hill School",
    ...fields,
  });
  const send = (fields: object = {}, headers: Record<string, string> = {}) =>
    call(leadEndpoints.create, { body: inquiry(fields), headers });
  return {
    /** A valid inquiry from a new person. */
    inquiry,
    /** Sends a valid inquiry, with changes. */
    send,
    /** Sends one and answers its key. */
    sent: async (fields: object = {}) => (await send(fields)).body.data.unique_id,
    patch: (unique_id: string, body: object, as: SignedIn | null = null) =>
      call(leadEndpoints.update, { params: { unique_id }, body: { ...body }, as }),
    visit: (unique_id: string) => call(leadEndpoints.visit, { params: { unique_id } }),
    /** The lead with an email, as staff see it. */
    async byEmail(email: string) {
      const { body } = await call(leadEndpoints.list, { as: staff, query: { search: email, rows: 100 } });
      return body.data.find((row) => row.email === email);
    },
    /** The lead of an inquiry, as staff see it. */
    async leadOf(unique_id: string) {
      const { rows } = await sql<{ lead_id: number }>`select lead_id from lead_submissions
        where link_name = ${unique_id.slice(0, 22)}`.execute(db);
      return (await call(leadEndpoints.get, { as: staff, params: { id: rows[0]?.lead_id ?? 0 } })).body.data;
    },
    /** Resets the inquiry rate limit. */
    forgetTries: () => sql`delete from lead_tries`.execute(db),
  };
}

/** What a refusal says in numbers: its status, and the fields it names. */
export const told = (answer: {
  status: number;
  body: { errors?: { path?: string | undefined }[] | undefined };
}) => [answer.status, answer.body.errors?.map(({ path }) => path)];
