import { z } from "zod";
import { SettingsError } from "../../core/settings.ts";

/** What `FILES_URL` may say of a bucket behind its question mark. */
const options = z.strictObject({
  /** Unset means Amazon's own. */
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().min(1).optional(),
  /** How the bucket is named in addresses: https://host/bucket or https://bucket.host. */
  style: z.enum(["path", "virtual"]).optional(),
  /** How the store encrypts what it keeps; unset means as the bucket does by itself. */
  encryption: z.enum(["AES256", "aws:kms"]).optional(),
  kms_key: z.string().min(1).optional(),
  /** Whether browsers fetch from the store themselves, by signed addresses. */
  links: z.enum(["signed"]).optional(),
});

const takes: Readonly<Record<keyof z.output<typeof options>, string>> = {
  endpoint: "an address such as https://host",
  region: "the name of a region",
  style: "path or virtual",
  encryption: "AES256 or aws:kms",
  kms_key: "the id of a key",
  links: "signed",
};

/** A bucket, and how it is reached. */
export interface BucketAddress extends z.output<typeof options> {
  readonly bucket: string;
  /** What the keys of our objects begin with: nothing, or a folder with its slash. */
  readonly prefix: string;
  /** Unset means those that Amazon's client finds by itself. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/**
 * Reads s3://key:secret@bucket/folder?endpoint=https://host.
 * @throws SettingsError naming what is wrong, without key and secret.
 */
export function bucketAddress(address: string): BucketAddress {
  const url = URL.parse(address);
  if (!url?.hostname)
    throw new SettingsError("FILES_URL must be an address such as s3://bucket?endpoint=https://host.");
  const { data, error } = options.safeParse(Object.fromEntries(url.searchParams));
  if (!data) {
    const [issue] = error.issues;
    if (issue?.code === "unrecognized_keys")
      throw new SettingsError(
        `FILES_URL has "${issue.keys[0]}" in it, but it takes only ${Object.keys(takes).join(", ")}.`,
      );
    const name = String(issue?.path[0]) as keyof typeof takes;
    throw new SettingsError(
      `FILES_URL has ${name}="${url.searchParams.get(name)}" in it, but that must be ${takes[name]}.`,
    );
  }
  if (data.links && !data.endpoint && !data.region)
    throw new SettingsError(
      "FILES_URL has links=signed in it, so it must also name the endpoint or the region.",
    );
  const folder = spelledOut(url.pathname).replace(/^\/+|\/+$/g, "");
  const [accessKeyId, secretAccessKey] = [spelledOut(url.username), spelledOut(url.password)];
  if (!accessKeyId !== !secretAccessKey)
    throw new SettingsError("FILES_URL has a key without a secret in it. Use s3://key:secret@bucket.");
  return {
    ...data,
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** A part of the address with its %2F and the like as signs. */
function spelledOut(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SettingsError(
      "FILES_URL has a % in its key, secret or folder that stands for no sign. Write it as %25.",
    );
  }
}
