import { z } from "zod";

/** Every way a call can be refused, and the HTTP status that says so. */
export const errorStatus = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  behind: 412,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  /** The connection to the database broke at COMMIT: it may have been saved or not. */
  unconfirmed: 503,
  storageFull: 507,
} as const;

/** What the body of a refusal says where its status alone does not tell it from another. */
export const unconfirmedCode = "could not confirm";

/** How many errors a refusal lists; `error_count` tells how many there are. */
export const mostErrors = 1000;

export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field; imports also say where in the file it stands. */
export const fieldErrorSchema = z.object({
  msg: z.string(),
  path: z.string().optional(),
  /** The file within an archive. */
  file: z.string().optional(),
  row: z.number().int().optional(),
  column: z.string().optional(),
  value: z.string().optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Rows of one kind that still use a row: how many, and the first few by name. */
export const usedBySchema = z.object({
  resource: z.string(),
  count: z.number().int(),
  rows: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export type UsedBy = z.infer<typeof usedBySchema>;

/** The body of every refusal. */
export const errorSchema = z.object({
  message: z.string(),
  /** Tells an unknown outcome from a call that changed nothing. */
  code: z.literal(unconfirmedCode).optional(),
  errors: z.array(fieldErrorSchema).max(mostErrors).optional(),
  /** How many errors there are in all. */
  error_count: z.number().int().optional(),
  data: z.unknown().optional(),
  /** What keeps a row from being deleted. */
  used_by: z.array(usedBySchema).optional(),
  request_id: z.string(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
