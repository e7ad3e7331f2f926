/**
 * How the server is run, from the folder that has it. Memory is tidied up early, what is young and what is old (at half more
 * than was left the last time, where V8 would wait for four times that): a report over a million rows leaves much behind,
 * and grows the process less. What the start leaves behind, the portal clears away itself.
 */
export const serverArgs = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=50",
  "--expose-gc",
  "api/dist/main.js",
];

/** glibc would keep what is freed apart for each thread, which adds up to 20 MB. */
export const serverEnv = { MALLOC_ARENA_MAX: "1" };
