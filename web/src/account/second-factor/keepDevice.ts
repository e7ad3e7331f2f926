import { writeStored } from "../../core/storage.ts";
import { readDevices } from "./readDevices.ts";

/** A browser is shared by so many people at most. */
const most = 10;

/** Keeps what the server gave this browser for the next sign-ins. */
export function keepDevice(token: string | undefined): void {
  if (token) writeStored("local", "devices", [token, ...(readDevices() ?? [])].slice(0, most).join(" "));
}
