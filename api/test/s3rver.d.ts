declare module "@20minutes/s3rver" {
  interface Context {
    method: string;
    path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    status: number;
    type: string;
    body: unknown;
    app: object;
  }

  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  /** What we use of it: an S3 server that keeps its objects in a folder. */
  export default class S3rver {
    readonly middleware: Middleware[];
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets?: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
