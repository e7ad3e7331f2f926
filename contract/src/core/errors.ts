import { z } from "zod";

/** HTTP status of each kind of refusal. */
export const errorStatus = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  /** Allowed once the caller has entered their password again. */
  confirmFirst: 403,
  notFound: 404,
  conflict: 409,
  behind: 412,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  /** The connection broke at COMMIT, so the outcome is unknown. */
  unconfirmed: 503,
  storageFull: 507,
} as const;

/** The `code` of refusals whose status alone is ambiguous. */
export const refusalCodes = { unconfirmed: "could not confirm", confirmFirst: "confirm password" } as const;

/** Most errors listed in one reply; `error_count` has the total. */
export const mostErrors = 1000;

export type ErrorCode = keyof typeof errorStatus;

/** An error of one field; imports add its place in the file. */
export const fieldErrorSchema = z.object({
  msg: z.string(),
  path: z.string().optional(),
  /** File name within an archive. */
  file: z.string().optional(),
  row: z.number().int().optional(),
  column: z.string().optional(),
  value: z.string().optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Rows that still use a row: count and first names. */
export const usedBySchema = z.object({
  resource: z.string(),
  count: z.number().int(),
  rows: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export type UsedBy = z.infer<typeof usedBySchema>;

export const errorSchema = z.object({
  message: z.string(),
  /** Marks an unknown outcome, or that the password is to be entered first. */
  code: z.enum(refusalCodes).optional(),
  errors: z.array(fieldErrorSchema).max(mostErrors).optional(),
  error_count: z.number().int().optional(),
  data: z.unknown().optional(),
  /** Why a row can't be deleted. */
  used_by: z.array(usedBySchema).optional(),
  request_id: z.string(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
