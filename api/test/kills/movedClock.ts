// Loaded before the portal's own modules: its clock follows what the process that started it says. Timers, `performance` and
// the database keep the machine's time, as when somebody sets the clock of one machine.
const realNow = Date.now;
let msAhead = 0;

const now = () => realNow() + msAhead;

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  apply: () => new Date().toString(),
});

// The processes that the portal starts load this, too; what they are told is theirs.
if (process.argv[1]?.endsWith("main.ts")) {
  process.on("message", (told: { msAhead: number }) => {
    msAhead = told.msAhead;
    process.send?.(told);
  });
  // The portal ends when its own work does.
  process.channel?.unref();
}
