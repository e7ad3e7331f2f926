/** Puts the parts of an object in order: the database and other clients keep them in an order of their own. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON that is the same for values that mean the same. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}
