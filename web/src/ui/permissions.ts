import type { Reference } from "@kindling/contract";
import { createContext } from "react";

/** The names of the calls that the server lets the person signed in make; null as long as it has not said so. */
export const Permissions = createContext<ReadonlySet<string> | null>(null);

/**
 * The fields and filters that can hold one value only in the lists of the person signed in, with that value; null as long
 * as the server has not said so.
 */
export const OnlyChoices = createContext<Readonly<Record<string, Reference>> | null>(null);
