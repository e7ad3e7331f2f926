/** How many files a response can have. */
export const mostAnswerFiles = 5;

/** How many days back a class can date a response. */
export const mostDaysBack = 14;

/** The points for a quiz: the item's points times the share of correct answers, rounded. */
export function quizPoints(points: number, { right, total }: { right: number; total: number }): number {
  return total === 0 ? 0 : Math.round((points * right) / total);
}
