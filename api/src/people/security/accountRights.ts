/** What of an account decides who signs in, and what they may do. */
export const rights = ["email", "role", "user_type", "provider_id", "school_ids", "is_active"] as const;

type Right = (typeof rights)[number];
type Values = Readonly<Record<string, unknown>>;

/** Lists are compared whatever their order. */
const plain = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? null));

/** The rights that a draft changes. */
export function changedRights(before: Values, draft: Values): Right[] {
  return rights.filter((field) => draft[field] !== undefined && plain(draft[field]) !== plain(before[field]));
}

/** Whether a change of this right needs a password first. Instructors are switched on and off every day. */
export function asksFirst(right: Right, role: string): boolean {
  return right !== "is_active" || role !== "Instructor";
}
