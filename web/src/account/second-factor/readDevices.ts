import { readStored } from "../../core/storage.ts";

/** What the server gave this browser so that it isn't asked for a code again; worth nothing without a password. */
export const readDevices = (): string[] | undefined => readStored("local", "devices")?.split(" ");
