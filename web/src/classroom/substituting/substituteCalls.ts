import type { substituteEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type Substitutes = typeof substituteEndpoints;

/** The calls of a substitute's link, without the contract's schemas. */
export const substituteCalls = {
  read: light<Substitutes["read"]>("POST", "/substitute/read", "public"),
  enter: light<Substitutes["enter"]>("POST", "/substitute/enter", "public"),
};
