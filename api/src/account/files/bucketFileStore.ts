import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { type FileStore, judging, plainName } from "../../core/files/fileStore.ts";
import { FilesAway } from "../../core/files/storage.ts";
import { randomToken } from "../../core/server/tokens.ts";
import type { BucketAddress } from "./bucketAddress.ts";

/** What `/api/ready` calls a store that doesn't answer. */
const storeName = "files";

// Two parts of a large file are under way at once, so that an upload never holds more than 16 MB.
const inParts = { partSize: 8 * 2 ** 20, queueSize: 2 };

const aDay = 86_400;
const anHour = 3600;
/** So many milliseconds. */
const sameFor = 1_800_000;

/** Keeps files in a bucket, each under its unguessable key. */
export interface BucketFileStore extends FileStore {
  /** Asks the store for the bucket. Rejects with what it said. */
  reach(): Promise<void>;
}

/**
 * Opens a bucket; nothing is asked of it yet. Its calls reject with FilesAway if the store doesn't do them, and with an
 * error that tells of full storage if that is why.
 */
export function bucketFileStore(address: BucketAddress): BucketFileStore {
  const { bucket, prefix, endpoint, encryption, kms_key, links } = address;
  const isByPath = address.style ? address.style === "path" : endpoint !== undefined;
  const region = address.region ?? (endpoint === undefined ? undefined : "us-east-1");
  const client = new S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(address.credentials && { credentials: address.credentials }),
    forcePathStyle: isByPath,
    // Other stores than Amazon's don't know the newer checksums; each body is signed as it is.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000, httpsAgent: { maxSockets: 200 } },
  });
  const sealing = {
    ...(encryption && { ServerSideEncryption: encryption }),
    ...(kms_key && { SSEKMSKeyId: kms_key }),
  };
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const ours = { Bucket: bucket, Prefix: prefix };

  async function* halfWritten() {
    let page: Partial<ListMultipartUploadsCommandOutput> = {};
    do {
      const after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      page = await client.send(new ListMultipartUploadsCommand({ ...ours, ...after }));
      for (const { Key = "", UploadId, Initiated = new Date() } of page.Uploads ?? [])
        yield { key: Key.slice(prefix.length), id: UploadId, begun: Initiated };
    } while (page.IsTruncated);
  }

  return {
    place: `s3://${bucket}/${prefix}`,
    ...(links && {
      links: {
        origin: originOf(bucket, isByPath, endpoint ?? `https://s3.${region}.amazonaws.com`),
        to: (key, { type, disposition }) =>
          getSignedUrl(
            client,
            new GetObjectCommand({
              ...at(key),
              ResponseContentType: type,
              ResponseContentDisposition: disposition,
              ResponseCacheControl: `private, max-age=${aDay}`,
            }),
            // The same for a while, so that browsers know what they have.
            { expiresIn: anHour * 1.5, signingDate: new Date(Math.floor(Date.now() / sameFor) * sameFor) },
          ),
      },
    }),
    async reach() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    async missing() {
      const patience = { abortSignal: AbortSignal.timeout(2000) };
      return client.send(new HeadBucketCommand({ Bucket: bucket }), patience).then(
        () => [],
        () => [storeName],
      );
    },
    async keep(stream, name, limitFor, language, { key = randomToken() } = {}) {
      const judge = judging(limitFor, language);
      await pipeline(stream, judge.transform, async (judged) => {
        const params = { ...at(key), ...sealing, Body: Readable.from(judged, { objectMode: false }) };
        const sent = new Upload({ client, params, ...inParts }).done();
        await sent.catch((error: unknown) => {
          // What is wrong with the upload itself never reached the client of the store, whose errors tell of its tries.
          if (!("$metadata" in (error as Error))) throw error;
          toldApart(error);
        });
      });
      return { key, name: plainName(name), ...judge.verdict() };
    },
    async open(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await client.send(new GetObjectCommand({ ...at(key), ...part })).catch(unlessGone);
      if (!found) return undefined;
      const size = Number(/\/(\d+)$/.exec(found.ContentRange ?? "")?.[1] ?? found.ContentLength);
      return { stream: found.Body as Readable, size };
    },
    async remove(name) {
      if (!name.endsWith(".part")) {
        await client.send(new DeleteObjectCommand(at(name))).catch(toldApart);
        return;
      }
      const key = name.slice(0, -".part".length);
      for await (const { key: begun, id } of halfWritten())
        if (begun === key)
          await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: id })).catch(unlessGone);
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, ours))
        for (const { Key = "", LastModified = new Date() } of Contents)
          yield { name: Key.slice(prefix.length), modified: LastModified };
      for await (const { key, begun } of halfWritten()) yield { name: `${key}.part`, modified: begun };
    },
  };
}

function originOf(bucket: string, isByPath: boolean, endpoint: string): string {
  const { protocol, host, origin } = new URL(endpoint);
  return isByPath ? origin : `${protocol}//${bucket}.${host}`;
}

const gone = new Set(["NoSuchKey", "NotFound", "NoSuchUpload", "InvalidRange"]);
const full = new Set(["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage"]);

/** @throws what kept the store from doing it: full storage, or a store that is away. */
function toldApart(error: unknown): never {
  const cause = error as Error & { readonly code?: string };
  if (full.has(cause.name))
    throw Object.assign(new Error("The bucket is full", { cause }), { code: "EDQUOT" });
  throw new FilesAway({ cause });
}

function unlessGone(error: unknown): undefined {
  if (!gone.has((error as Error).name)) toldApart(error);
}
