/** A stretch of a text, by its first letter and the one after its last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Chrome cuts off what some voices speak for more than 15 seconds, which is about twice of this at a slow pace. */
const mostLetters = 110;

const pause = /[,;:–—](?=\s)/g;

/** Where a stretch that is too long is divided: after a pause in its second half, else between two words. */
function divideAt(text: string): number {
  const head = text.slice(0, mostLetters);
  const pauses = [...head.matchAll(pause)].map(({ index }) => index + 1);
  const last = pauses.findLast((at) => at > mostLetters / 2);
  if (last !== undefined) return last;
  const space = head.search(/\s\S*$/);
  return space > 0 ? space : mostLetters;
}

/** Returns the sentences of a text, without the space around them; long ones in parts that can be spoken in a breath. */
export function sentencesOf(text: string, language: string): Stretch[] {
  const found: Stretch[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    let rest = segment;
    while (rest.trim()) {
      const start = index + segment.length - rest.length + rest.search(/\S/);
      const length = rest.trim().length > mostLetters ? divideAt(rest.trimStart()) : rest.trim().length;
      found.push({ start, end: start + length });
      rest = segment.slice(start + length - index);
    }
  }
  return found;
}
