const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

// In this order: iPads and Chromebooks carry the marks of other systems too.
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const find = (list: typeof browsers, agent: string) => list.find(([, mark]) => mark.test(agent))?.[0];

/** What a User-Agent header says, in words such as "Chrome on Windows"; null when it says nothing we know. */
export function agentWords(agent: string | null, on: string): string | null {
  if (!agent) return null;
  const browser = find(browsers, agent);
  const system = find(systems, agent);
  return browser && system ? `${browser} ${on} ${system}` : (browser ?? system ?? null);
}
