import { allEndpoints } from "@kindling/contract";
import { isForSubstitutes } from "../../src/account/substitutes/guardSubstitutes.ts";
import type { DescribedCall } from "./describedCalls.ts";
import type { Answer } from "./judge.ts";
import type { MadeRequest } from "./makeRequest.ts";

/** A GET by the specification, which writes. */
const writing = "/instructor/toggle-confetti";

const shown = allEndpoints.filter(
  ({ method, answerFiles, path }) => method === "GET" && answerFiles.length === 0 && path !== writing,
);
const searches = shown.filter(({ searches: isSearched }) => isSearched).map(({ path }) => `${path}/search`);

const patternOf = (path: string) =>
  new RegExp(`^/api${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/:\w+|\{\w+\}/g, "[^/]+")}/?$`);
const reading = shown.map(({ path }) => patternOf(path));
const asking = [...searches, "/auth/logout"].map(patternOf);

/** What is wrong with an answer to somebody who sees the portal as another person; undefined if nothing is. */
export function faultOfView(call: DescribedCall, made: MadeRequest, { status }: Answer): string | undefined {
  if (status >= 300) return undefined;
  const [path = ""] = made.address.split("?");
  const { method } = made;
  const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
  if ((isRead ? reading : asking).some((pattern) => pattern.test(path))) return undefined;
  return isForAll(call) ? undefined : `a view of the portal did it: ${status}`;
}

/** What everybody may call, signed in or not, isn't done in anybody's name. */
const isForAll = ({ name: called }: DescribedCall) =>
  allEndpoints.find(({ name }) => name === called)?.access.kind === "public";

/** What is wrong with an answer to a substitute; undefined if nothing is. */
export function faultOfSubstitute(
  call: DescribedCall,
  _: MadeRequest,
  { status }: Answer,
): string | undefined {
  if (status >= 300 || isForSubstitutes(call) || isForAll(call)) return undefined;
  return `a substitute did it: ${status}`;
}
