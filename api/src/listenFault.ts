import { type Settings, SettingsError } from "./core/settings.ts";

/** What is wrong with `PORT` or `HOST` when nobody can listen there; any other error as it came. */
export function listenFault(error: unknown, { port, host }: Pick<Settings, "port" | "host">): unknown {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT is ${port}, but something else listens there already: stop that, or take another.`,
    EACCES: `PORT is ${port}, but this user may not listen there: take one from 1024 on.`,
    EADDRNOTAVAIL: `HOST is "${host}", but it takes an address of this machine.`,
    ENOTFOUND: `HOST is "${host}", but nothing of that name is known: it takes an address of this machine.`,
    EAI_AGAIN: `HOST is "${host}", but that name can't be looked up: it takes an address of this machine.`,
  };
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
  return sentence ? new SettingsError(sentence) : error;
}
