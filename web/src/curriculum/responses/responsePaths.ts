import type { AnsweredKind } from "@kindling/contract";
import { kindPaths } from "@kindling/contract";

/** The kinds whose responses are read on a screen: all of them, in the order of the menus. */
export const answeredKinds = Object.keys(kindPaths) as readonly AnsweredKind[];

/** What the specification has elsewhere: first where staff go, last where leaders do. */
const elsewhere: { readonly [K in AnsweredKind]?: readonly [string, ...string[]] } = {
  giverTv: ["/trait/giver-tv-res"],
  trait: ["/trait/traits-activity-res"],
  nomination: [`${kindPaths.nomination}/responses`, `${kindPaths.nomination}/response`],
  quiz: [`${kindPaths.quiz}/responses`, `${kindPaths.quiz}/response`],
};

/** Where the responses of a kind are read: all its paths. */
export function responsePathsOf(kind: AnsweredKind): readonly [string, ...string[]] {
  return elsewhere[kind] ?? [`${kindPaths[kind]}/responses`];
}

export const responsePath = (kind: AnsweredKind) => responsePathsOf(kind)[0];

export const leaderPath = (kind: AnsweredKind) => responsePathsOf(kind).at(-1) ?? "";

/** The title of a kind's responses, under `titles` in the texts. */
export const responseTitle = (kind: AnsweredKind) => `${kind}Responses` as const;

/** What a leader's page of a kind is titled; those on traits have titles of their own. */
export const leaderTitle = (kind: AnsweredKind) =>
  kind === "trait" || kind === "giverTv" ? (`${kind}ActivityResponses` as const) : responseTitle(kind);
