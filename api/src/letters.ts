import type { Letters } from "./core/mail/deliverMails.ts";
import { passwordLetters } from "./core/mail/passwordLetter.ts";
import { leadLetters } from "./leads/leadLetter.ts";
import { nudgeLetters } from "./reports/pacing/nudgeLetter.ts";
import { reportLetters } from "./reports/saved-reports/reportLetter.ts";

/** Every letter that the portal mails, by the kind of mail that asks for it. */
export const letters: Letters = { ...passwordLetters, ...leadLetters, ...nudgeLetters, ...reportLetters };
