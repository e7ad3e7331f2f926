import { setTimeout as pause } from "node:timers/promises";
import { notificationDays } from "@kindling/contract";
import type { PoolConfig } from "pg";
import { sendNotifications, sweepNotifications } from "./account/notifications/sendNotifications.ts";
import { forgetPictures } from "./account/pictures/outsidePictures.ts";
import { keepTerms } from "./account/retention/keepTerms.ts";
import { runBackups } from "./backup/runBackups.ts";
import { clearRooms } from "./classroom/live/rooms.ts";
import { blankKeptFiles } from "./classroom/media-files/blankKeptFiles.ts";
import { clearPhones } from "./classroom/phone/phones.ts";
import { reconcileFiles, sweepFiles } from "./core/files/fileKeeping.ts";
import { clearAway, foldCounts } from "./core/housekeeping.ts";
import { failLostImports } from "./core/importing/asImport.ts";
import { startJobs } from "./core/jobs.ts";
import { deliverMails } from "./core/mail/deliverMails.ts";
import { openTransport, sweepHalfMails } from "./core/mail/transport.ts";
import type { Services } from "./core/services.ts";
import { whenWoken } from "./core/waking.ts";
import { runLedgerChecks } from "./giving/ledger-check/runLedgerChecks.ts";
import { preparePublicPageNightly } from "./giving/public-page/publicPage.ts";
import { foldPoints } from "./giving/sponsors/foldPoints.ts";
import { ledgerComparisons } from "./ledgerComparisons.ts";
import { letters } from "./letters.ts";
import { eraseDeletedMedia } from "./media/eraseDeletedMedia.ts";
import { mendJobTimes } from "./mendJobTimes.ts";
import { clearSecurityLog } from "./people/security/clearSecurityLog.ts";
import { pictureSources } from "./pictureSources.ts";
import { makeSends } from "./reports/saved-reports/makeSends.ts";
import { retentionRules } from "./retentionRules.ts";

/** Runs work in sequence; any number of requests during a run cause one more run. */
function inRounds(work: () => Promise<void>, onError: (error: unknown) => void) {
  let round = Promise.resolve();
  let asked = 0;
  return {
    ask() {
      if (asked < 2) {
        asked += 1;
        round = round
          .then(work)
          .catch(onError)
          .finally(() => {
            asked -= 1;
          });
      }
      return round;
    },
    /** The round under way. */
    under: () => round,
  };
}

/**
 * Starts background work: mails after each commit and every minute, reports every five minutes, the check of the ledger,
 * backups and cleanup every night.
 */
export async function startWork(
  {
    db,
    settings,
    files,
    now,
    entities,
    readElsewhere,
  }: Pick<Services, "db" | "settings" | "files" | "now" | "entities" | "readElsewhere">,
  connection: string | PoolConfig,
  onError: (error: unknown) => void,
  warn: (about: object, message: string) => void,
  lookEverySeconds?: number,
): Promise<{ stop(): Promise<void> }> {
  const send = openTransport(settings);
  const ending = new AbortController();
  const mails = inRounds(async () => {
    await deliverMails(db, send, settings, letters, ending.signal);
  }, onError);
  const reports = inRounds(async () => {
    await makeSends({ db, settings, files, now, readElsewhere }, onError, ending.signal);
  }, onError);
  const ledger = inRounds(
    () => runLedgerChecks({ db, settings, now }, ledgerComparisons, ending.signal),
    onError,
  );
  const notifications = inRounds(() => sendNotifications({ db, settings, now }), onError);
  const backups = inRounds(() => runBackups({ db, settings, now }, connection, ending.signal), onError);
  const blanking = inRounds(async () => {
    const { failed } = await blankKeptFiles(db, files, ending.signal);
    if (failed.length > 0) warn({ failed }, "place and device couldn't be taken out of files of classes");
  }, onError);
  const sweep = async () => {
    await forgetPictures(db, pictureSources);
    await sweepFiles(db, files);
    const { spared, gone } = await reconcileFiles(db, files);
    if (spared > 0)
      warn(
        { spared },
        "kept files without a database row. Check that this database belongs to this DATA_DIR or FILES_URL",
      );
    if (gone.length > 0) warn({ gone }, "files that the database refers to are missing");
    await sweepHalfMails(settings.dataDir);
  };
  const asleep = [
    whenWoken("mails", () => void mails.ask()),
    whenWoken("reports", () => void reports.ask()),
    whenWoken("ledger", () => void ledger.ask()),
    whenWoken("notifications", () => void notifications.ask()),
  ];
  const jobs = await startJobs(
    connection,
    [
      { name: "deliver-mails", cron: "* * * * *", run: mails.ask },
      { name: "mail-reports", cron: "*/5 * * * *", run: reports.ask },
      { name: "check-ledger", cron: "* * * * *", run: ledger.ask },
      { name: "send-notifications", cron: "* * * * *", run: notifications.ask },
      // Nobody waits for it: it may take longer than a job may.
      { name: "make-backup", cron: "* * * * *", run: async () => void backups.ask() },
      { name: "fail-lost-imports", cron: "* * * * *", run: () => failLostImports(db) },
      { name: "fold-counts", cron: "* * * * *", run: () => foldCounts(db) },
      { name: "fold-points", cron: "* * * * *", run: () => foldPoints(db) },
      { name: "end-live-rooms", cron: "*/10 * * * *", run: () => clearRooms(db) },
      { name: "end-presenter-phones", cron: "*/10 * * * *", run: () => clearPhones(db) },
      { name: "clear-away", cron: "17 3 * * *", run: () => clearAway(db) },
      {
        name: "clear-notifications",
        cron: "19 3 * * *",
        run: () => sweepNotifications(db, notificationDays),
      },
      { name: "clear-security-log", cron: "23 3 * * *", run: () => clearSecurityLog(db) },
      {
        name: "keep-terms",
        cron: "27 3 * * *",
        run: () => keepTerms(db, { settings, files, now, entities }, retentionRules),
      },
      { name: "erase-deleted-media", cron: "31 3 * * *", run: () => eraseDeletedMedia(db) },
      {
        name: "prepare-public-page",
        cron: "7 5 * * *",
        run: () => preparePublicPageNightly({ db, settings, now }),
      },
      // Nobody waits for it, either.
      { name: "blank-kept-files", cron: "37 3 * * *", run: async () => void blanking.ask() },
      { name: "sweep-files", cron: "43 3 * * *", run: sweep },
    ],
    onError,
    lookEverySeconds,
  );
  // By Node's timer, which no clock moves.
  const mend = () => void mendJobTimes(db).catch(onError);
  const mending = setInterval(mend, 60_000).unref();
  mend();
  // What was left by a process that ended.
  void mails.ask();
  void reports.ask();
  void ledger.ask();
  return {
    async stop() {
      ending.abort();
      clearInterval(mending);
      for (const leave of asleep) leave();
      await jobs.stop();
      // Don't wait for a hanging mail server; mails and reports are retried after the next start.
      await Promise.race([
        Promise.allSettled([
          mails.under(),
          reports.under(),
          ledger.under(),
          notifications.under(),
          backups.under(),
          blanking.under(),
        ]),
        pause(2000),
      ]);
    },
  };
}
