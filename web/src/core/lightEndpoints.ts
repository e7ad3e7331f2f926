import type { accountEndpoints, Endpoint, systemEndpoints } from "@kindling/contract";

/**
 * The calls of the first screens. Their declarations in the contract bring its schemas along, which weigh more than
 * those screens; so here are the same calls without, held to the contract by a test.
 */
export function light<E extends Endpoint>(method: E["method"], path: string, kind: E["access"]["kind"]): E {
  return { method, path, access: { kind }, files: [], answerFiles: [] } as unknown as E;
}

export const lightEndpoints = {
  changeMe: light<typeof accountEndpoints.changeMe>("PATCH", "/user/me", "signedIn"),
  constants: light<typeof systemEndpoints.constants>("GET", "/system/constants", "public"),
};
