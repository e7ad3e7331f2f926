/** How many long reads run at once in a process: each holds a connection, and other calls need theirs. */
const most = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits until a long read may begin; answers what ends its turn, however often that is called. */
export async function takeTurn(): Promise<() => void> {
  if (running < most) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  let over = false;
  return () => {
    if (over) return;
    over = true;
    const next = waiting.shift();
    // Whoever waits takes the place over.
    if (next) next();
    else running -= 1;
  };
}
