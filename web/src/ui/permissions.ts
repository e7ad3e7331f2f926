import type { Reference } from "@kindling/contract";
import { createContext } from "react";

/** The calls that the user may make, as the server says; null until loaded. */
export const Permissions = createContext<ReadonlySet<string> | null>(null);

/**
 * The fields and filters that can hold one value only in the lists of the person signed in, with that value; null as long
 * as the server has not said so.
 */
export const OnlyChoices = createContext<Readonly<Record<string, Reference>> | null>(null);
