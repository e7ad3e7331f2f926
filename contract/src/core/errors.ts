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
} as const;

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

/** The body of every refusal. */
export const errorSchema = z.object({
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  data: z.unknown().optional(),
  request_id: z.string(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
