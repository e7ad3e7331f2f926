import { accountEndpoints, classroomHomeEndpoints, type Endpoint, searchCall } from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../core/errors.ts";
import type { Route } from "../../core/route.ts";
import { viewSay } from "./viewSay.ts";

/** A GET by the specification, which writes. */
const writing = classroomHomeEndpoints.toggleConfetti.name;

/** Whether a call only reads what a screen shows, and leaves no file behind. */
const onlyShows = ({ method, answerFiles, name }: Endpoint) =>
  method === "GET" && answerFiles.length === 0 && name !== writing;

const keyOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} /api${path}`;

/** Has who sees the portal as somebody else read its screens, search them and end the view; nothing more. */
export function guardViews(app: FastifyInstance, routes: readonly Route[]): void {
  const shown = routes.map(({ endpoint }) => endpoint).filter(onlyShows);
  const searched = shown.filter(({ searches }) => searches).map(searchCall);
  const admitted = new Set([...shown, ...searched, accountEndpoints.logout].map(keyOf));
  app.addHook("preHandler", async ({ caller, language, method, routeOptions }) => {
    if (!caller?.viewedBy || admitted.has(`${method} ${routeOptions.url}`)) return;
    throw new Refusal("forbidden", viewSay[language].onlyReads(caller.name));
  });
}
