import { createContext } from "react";

/** The names of the calls that the server lets the person signed in make; null as long as it has not said so. */
export const Permissions = createContext<ReadonlySet<string> | null>(null);
