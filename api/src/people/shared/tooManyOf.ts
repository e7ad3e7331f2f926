const mostPerMinute = 120;

/** Counts requests of an address within a minute; true once there are too many. */
export function tooManyOf(): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > mostPerMinute;
  };
}
