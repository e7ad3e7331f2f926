import type { Letters } from "./core/mail/deliverMails.ts";
import { passwordLetters } from "./core/mail/passwordLetter.ts";
import { nudgeLetters } from "./reports/pacing/nudgeLetter.ts";
import { reportLetters } from "./reports/saved-reports/reportLetter.ts";
import { leadLetters } from "./resources/leads/leadLetter.ts";

/** Every letter that the portal mails, by the kind of mail that asks for it. */
export const letters: Letters = { ...passwordLetters, ...leadLetters, ...nudgeLetters, ...reportLetters };
