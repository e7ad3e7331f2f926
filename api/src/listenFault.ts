import { type Settings, SettingsError } from "./core/settings.ts";

/** Explains why `PORT` or `HOST` can't be used; returns other errors unchanged. */
export function listenFault(error: unknown, { port, host }: Pick<Settings, "port" | "host">): unknown {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT is ${port}, but another program already uses it. Stop that program or choose another port.`,
    EACCES: `PORT is ${port}, but this user isn't allowed to use it. Choose 1024 or higher.`,
    EADDRNOTAVAIL: `HOST is "${host}", but it must be an address of this machine.`,
    ENOTFOUND: `HOST is "${host}", but that name is unknown. Use an address of this machine.`,
    ENOTSUP:
      "WORKERS is more than 1, but on this system only one process can listen on a port. Leave it out.",
    EAI_AGAIN: `HOST is "${host}", but that name can't be resolved. Use an address of this machine.`,
  };
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
  return sentence ? new SettingsError(sentence) : error;
}
