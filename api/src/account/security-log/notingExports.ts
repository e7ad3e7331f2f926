import { Readable } from "node:stream";
import type { Endpoint } from "@kindling/contract";
import type { Call, FileAnswer, Route } from "../../core/route.ts";
import { noteLater } from "../../people/security/noteRefusal.ts";
import { rowsSentOf } from "./exportedRows.ts";
import { exportsWithoutPeople } from "./exportsWithPeople.ts";

/** Of a filter no more characters than this are kept. */
const longestFilter = 80;

/** What is no filter, or says only how the file looks. */
const unsaid = ["format", "fields", "sort", "order", "page", "rows", "language", "paper"];

/** What an export was narrowed to; of words that were searched for only that they were. */
function narrowedTo(query: unknown): string[] {
  return Object.entries(query as object).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || unsaid.includes(name)) return [];
    if (name === "search") return value === "" ? [] : [name];
    return [`${name}=${[value].flat().map(String).join(",")}`.slice(0, longestFilter)];
  });
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === "object" && answer !== null && "file" in answer;

function note(answer: FileAnswer, call: Call, name: string): void {
  const { services, context, userAgent } = call;
  const { file } = answer;
  const told = { export: name, file: answer.name, filters: narrowedTo(call.query) };
  const from = { ...context, userAgent };
  const tell = (more: object) =>
    noteLater(
      services.db,
      { kind: "data_exported", account: context.caller.id, facts: { ...told, ...more } },
      from,
    );
  if (!(file instanceof Readable)) return tell({});
  file.once("close", () => {
    const rows = rowsSentOf(file);
    tell({ ...(rows !== undefined && { rows }), ...(!file.readableEnded && { isCut: true }) });
  });
}

/** Whether a call answers a file with people in it. What needs no sign-in holds nobody's data. */
const tellsPeople = ({ name, method, answerFiles, access }: Endpoint) =>
  method === "GET" &&
  answerFiles.length > 0 &&
  access.kind !== "public" &&
  !exportsWithoutPeople.has(name) &&
  !name.endsWith(".importTemplate");

/** Has files with people in them told to the security log, each with what it held once it is sent. */
export function notingExports(routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    if (!tellsPeople(route.endpoint)) return route;
    return {
      ...route,
      async handle(call) {
        const answer = await route.handle(call);
        if (isFile(answer)) note(answer, call, route.endpoint.name);
        return answer;
      },
    };
  });
}
