import type { accountEndpoints } from "@kindling/contract";
import { light } from "../core/lightEndpoints.ts";

/** The call of the sign-in page, which needs no other. */
export const login = light<(typeof accountEndpoints)["login"]>("POST", "/auth/login", "public");
