import { zipStream } from "../src/core/xlsx/zipStream.ts";
import { csv } from "./importing.ts";

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

/** Somebody as OneRoster 1.1 has them, role and places in users.csv. */
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
