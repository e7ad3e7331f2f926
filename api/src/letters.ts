import { notificationLetters } from "./account/notifications/notificationLetters.ts";
import { passwordLetters } from "./account/passwords/passwordLetter.ts";
import { factorLetters } from "./account/second-factor/factorLetter.ts";
import { backupLetters } from "./backup/backupLetter.ts";
import { substituteLetters } from "./classroom/substitutes/substituteLetter.ts";
import type { Letters } from "./core/mail/deliverMails.ts";
import { ledgerLetters } from "./giving/ledger-check/ledgerLetter.ts";
import { thankYouLetters } from "./giving/thanks/thankYouLetters.ts";
import { leadLetters } from "./leads/leadLetter.ts";
import { notificationTopics } from "./notificationTopics.ts";
import { nudgeLetters } from "./reports/pacing/nudgeLetter.ts";
import { summarizeClasses } from "./reports/pacing/summarizeClasses.ts";
import { reportLetters } from "./reports/saved-reports/reportLetter.ts";

/** Email templates by kind of mail. */
export const letters: Letters = {
  ...passwordLetters,
  ...factorLetters,
  ...ledgerLetters,
  ...backupLetters,
  ...notificationLetters(notificationTopics, summarizeClasses),
  ...leadLetters,
  ...nudgeLetters,
  ...reportLetters,
  ...thankYouLetters,
  ...substituteLetters,
};
