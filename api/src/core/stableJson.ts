/** Sorts object keys, because the database and clients reorder them. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON that is the same for values that mean the same. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}
