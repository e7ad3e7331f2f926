import { oneRosterEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { zipStream } from "../src/core/spreadsheets/xlsx/zipStream.ts";
import type { TestApp } from "./buildApp.ts";
import { csv } from "./importing.ts";
import type { SignedIn } from "./signInAs.ts";

type Cells = Readonly<Record<string, string | undefined>>;

/** A OneRoster zip of some tables, each by its file name and its rows by column. */
export async function rosterZip(tables: Readonly<Record<string, readonly Cells[]>>): Promise<Buffer> {
  const entries = Object.entries(tables).map(([name, rows]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
    return { name, content: [csv(lines)] };
  });
  return Buffer.concat(await Array.fromAsync(zipStream(entries)));
}

export const org = (
  sourcedId: string,
  type: string,
  name: string,
  parentSourcedId = "",
  more: Cells = {},
) => ({
  sourcedId,
  status: "",
  name,
  type,
  identifier: "",
  parentSourcedId,
  ...more,
});

/** A person in OneRoster 1.1 format. */
export const person = (sourcedId: string, role: string, orgSourcedIds: string, more: Cells = {}) => ({
  sourcedId,
  status: "",
  enabledUser: "true",
  orgSourcedIds,
  role,
  username: sourcedId,
  givenName: `Given ${sourcedId}`,
  familyName: `Family ${sourcedId}`,
  email: `${sourcedId.toLowerCase()}@roster.example`,
  grades: "",
  ...more,
});

export const term = (sourcedId: string, type: string, title: string, startDate: string, endDate: string) => ({
  sourcedId,
  status: "",
  title,
  type,
  startDate,
  endDate,
  parentSourcedId: "",
  schoolYear: "2027",
});

interface Sent {
  readonly as?: SignedIn;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Helpers for roster tests: provider, program, upload and a small district. */
export async function rosterKit({ call, make, signInAs, db }: TestApp) {
  const staff = await signInAs("Super Admin");
  const provider = await make.provider({ name: "Roster Schools" });
  const program = await make.program({ name: "Roster Program" });
  const sendBytes = async (content: Buffer, { as = staff, query = {}, headers = {}, body }: Sent = {}) =>
    call(oneRosterEndpoints.import, {
      as,
      query,
      headers,
      body: body ?? { provider_id: provider.id, program_id: program.id },
      file: { name: "roster.zip", content },
    });
  const send = async (tables: Parameters<typeof rosterZip>[0], sent?: Sent) =>
    sendBytes(await rosterZip(tables), sent);
  const findUser = async (search: string) =>
    (await call(userEndpoints.list, { as: staff, query: { search } })).body.data[0];
  const findSite = async (search: string) =>
    (await call(siteEndpoints.list, { as: staff, query: { search } })).body.data[0];
  const counts = async () =>
    (
      await sql<
        Record<string, number>
      >`select (select count(*) from users) as users, (select count(*) from sites) as sites,
        (select count(*) from districts) as districts, (select count(*) from sessions) as sessions,
        (select count(*) from imports) as imports`.execute(db)
    ).rows[0];
  let count = 0;
  const district = () => {
    const n = ++count;
    return {
      n,
      orgs: [
        org(`D${n}`, "district", `District ${n}`),
        org(`DEP${n}`, "department", "Elementary", `D${n}`),
        org(`S${n}a`, "school", `Oak ${n}`, `DEP${n}`),
        org(`S${n}b`, "school", `Elm ${n}`, `D${n}`),
      ],
      users: [
        person(`T${n}`, "teacher", `S${n}a,S${n}b`, { grades: "03" }),
        person(`A${n}`, "administrator", `S${n}a`),
        person(`P${n}`, "student", `S${n}a`, { givenName: "Student", familyName: "Secret" }),
        person(`G${n}`, "guardian", `S${n}a`),
      ],
    };
  };
  return { staff, provider, program, sendBytes, send, findUser, findSite, counts, district };
}
