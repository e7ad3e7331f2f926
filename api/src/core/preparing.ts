import { hash } from "node:crypto";
import pg from "pg";

/** Statements that were sent this often are prepared; a connection keeps that many of them. */
const timesSent = 3;
const mostKept = 300;
const mostCounted = 2000;

/** Whether a prepared statement is not, or no longer, what its name says. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code = "", routine } = error;
  return ["26000", "42P05"].includes(code) || routine === "RevalidateCachedQuery";
}

/** What `pg` calls of a query. */
interface Query extends Pick<pg.Query, "submit"> {
  name?: string | undefined;
  handleCommandComplete?: unknown;
}

/** Sends BEGIN with a statement. Both come before one Sync: PostgreSQL skips the statement if BEGIN fails. */
function withBegin(query: Query): void {
  const { submit, name } = query;
  query.submit = (connection) => {
    connection.stream.cork();
    connection.parse({ text: "begin", name: "", types: [] }, true);
    connection.bind({}, true);
    connection.execute({}, true);
    submit.call(query, connection);
    connection.stream.uncork();
    // Until BEGIN is done, what is answered is not about the statement.
    query.name = undefined;
    query.handleCommandComplete = () => {
      query.name = name;
      delete query.handleCommandComplete;
    };
  };
}

/**
 * The client of a pool's connections, which prepares the statements that come again and again, so that PostgreSQL parses
 * and plans them once. A pooler that lends one connection to several of us shows by its errors; then none is prepared.
 * It sends BEGIN together with what follows.
 */
export function preparingClient(): typeof pg.Client {
  const counts = new Map<string, number>();
  let isLent = false;

  /** Whether a statement comes often, this time included. */
  const comesOften = (text: string): boolean => {
    const count = (counts.get(text) ?? 0) + 1;
    // Texts made for one request fill it; those that come often are soon in it again.
    if (counts.size >= mostCounted) counts.clear();
    if (count <= timesSent) counts.set(text, count);
    return count >= timesSent;
  };

  return class extends pg.Client {
    readonly #names = new Map<string, string | null>();
    #isToBegin = false;

    #nameOf(text: string): string | null {
      const known = this.#names.get(text);
      if (isLent || known !== undefined) return isLent ? null : (known ?? null);
      if (!/^\s*(?:select|with|insert|update|delete)\b/.test(text)) return null;
      if (!comesOften(text) || this.#names.size >= mostKept) return null;
      // By its text, so that a name means the same for all who use the connection.
      const name = hash("sha256", text, "base64url");
      this.#names.set(text, name);
      return name;
    }

    override query(...sent: unknown[]): never {
      const [text, values] = sent;
      const isPlain = typeof text === "string" && Array.isArray(values) && sent.length === 2;
      return (isPlain ? this.#send(text, values) : super.query(...(sent as [string]))) as never;
    }

    #send(text: string, values: unknown[]): Promise<unknown> {
      const isFirst = this.#isToBegin;
      this.#isToBegin = text === "begin";
      // Nor is COMMIT or ROLLBACK sent where nothing was in between.
      if (this.#isToBegin || (isFirst && /^(?:commit|rollback)$/.test(text)))
        return Promise.resolve({ command: text.toUpperCase(), rows: [] });
      // Without values it may be several statements, which go by another way.
      if (isFirst && values.length === 0) return super.query("begin").then(() => super.query(text));
      const name = this.#nameOf(text);
      return name ? this.#run(name, text, values, isFirst) : this.#pass({ text, values }, isFirst);
    }

    #pass(config: pg.QueryConfig, isFirst: boolean): Promise<pg.QueryResult> {
      if (!isFirst) return super.query(config);
      return new Promise((resolve, reject) => {
        const query = new pg.Query(config, (error, result) => (error ? reject(error) : resolve(result)));
        withBegin(query as Query);
        super.query(query);
      });
    }

    async #run(name: string, text: string, values: unknown[], isFirst: boolean): Promise<pg.QueryResult> {
      try {
        return await this.#pass({ name, text, values }, isFirst);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        // A migration changed what the statement answers: it is sent as it is from now on.
        if ((error as pg.DatabaseError).code === "0A000") this.#names.set(text, null);
        else isLent = true;
        // In a transaction all that came before is lost with it.
        if (this.getTransactionStatus() !== "I") throw error;
        return super.query(text, values);
      }
    }
  };
}
