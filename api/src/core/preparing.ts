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

/**
 * The client of a pool's connections, which prepares the statements that come again and again, so that PostgreSQL parses
 * and plans them once. A pooler that lends one connection to several of us shows by its errors; then none is prepared.
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
      const name = isPlain ? this.#nameOf(text) : null;
      const result = isPlain && name ? this.#run(name, text, values) : super.query(...(sent as [string]));
      return result as never;
    }

    async #run(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
      try {
        return await super.query({ name, text, values });
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
