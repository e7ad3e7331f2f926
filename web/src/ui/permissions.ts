import type { Reference } from "@kindling/contract";
import { createContext } from "react";

/** The calls that the user may make, as the server says; null until loaded. */
export const Permissions = createContext<ReadonlySet<string> | null>(null);

/**
 * Fields and filters that have only one value within the user's scope, with that value; null until loaded.
 */
export const OnlyChoices = createContext<Readonly<Record<string, Reference>> | null>(null);
