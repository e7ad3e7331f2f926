import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll } from "vitest";

/** An S3 server of a test file's own. */
export interface ObjectStore {
  /** The value of `FILES_URL` for its bucket; `more` is what follows the endpoint, such as `&links=signed`. */
  address(more?: string, folder?: string): string;
  readonly endpoint: string;
  /** The names of kept objects. */
  objects(): Promise<string[]>;
  /** The names of objects of which parts are waiting for the rest. */
  halfWritten(): Promise<string[]>;
  /** Whether it takes no more parts of large objects from now on. */
  takesParts: boolean;
  /** Takes it away, as if its machine were down. */
  stop(): Promise<void>;
}

const bucket = "kindling";

/**
 * Starts an S3 server that is gone when the tests are done. s3rver takes uploads in parts but neither lists nor aborts
 * them, so that is added here.
 */
export async function objectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), "kindling-objects-"));
  const parts = join(directory, bucket, "._S3rver_uploads");
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const uploads = async () => {
    const ids = await readdir(parts).catch(() => []);
    return Promise.all(
      ids.map(async (id) => ({
        id,
        key: await readFile(join(parts, id, "key"), "utf8"),
        begun: (await stat(join(parts, id, "key"))).mtime.toISOString(),
      })),
    );
  };
  server.middleware.unshift(async (context, next) => {
    const { method, path, query } = context;
    // s3rver's signature lacks the slash at the end of a bucket's own address, and some marks are written otherwise in it.
    if (/^\/[^/]+\/$/.test(path) || Object.values(query).some((value) => /['()*]/.test(value ?? "")))
      context.app = Object.create(server, { allowMismatchedSignatures: { value: true } }) as S3rver;
    if (method === "GET" && path === `/${bucket}/` && "uploads" in query) {
      const found = (await uploads()).filter(({ key }) => key.startsWith(query["prefix"] ?? ""));
      context.type = "application/xml";
      context.body = `<ListMultipartUploadsResult>${found
        .map(
          ({ id, key, begun }) =>
            `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`,
        )
        .join("")}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`;
      return;
    }
    const { uploadId } = query;
    if (method === "PUT" && uploadId && !store.takesParts) {
      context.status = 400;
      return;
    }
    if (method === "DELETE" && uploadId) {
      await rm(join(parts, uploadId), { recursive: true, force: true });
      context.status = 204;
      return;
    }
    await next();
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.close();
    isStopped = true;
  };
  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  const store: ObjectStore = {
    endpoint,
    takesParts: true,
    address: (more = "", folder = "") =>
      `s3://S3RVER:S3RVER@${bucket}${folder && `/${folder}`}?endpoint=${endpoint}${more}`,
    async objects() {
      const entries = await readdir(join(directory, bucket), { recursive: true });
      return entries
        .filter((name) => name.endsWith("._S3rver_object"))
        .map((name) => name.slice(0, -"._S3rver_object".length));
    },
    halfWritten: async () => (await uploads()).map(({ key }) => key),
    stop,
  };
  return store;
}
