import type pg from "pg";
import { tokenKit } from "../../api/src/core/server/tokens.ts";
import { benchMark, type Signer } from "./calls.ts";

/** What the portal of a measurement signs with. */
export const secret = "only-for-the-measurements-of-this-folder";

/** Signs people in as the portal does, without a password for each. */
export async function signerOf(pool: pg.Pool): Promise<Signer> {
  const kit = tokenKit(secret);
  const of = async (userIds: readonly number[]): Promise<string[]> => {
    await pool.query(
      `insert into logins (id, user_id, expires_at) select '${benchMark}-' || id, id, now() + interval '1 hour'
        from unnest($1::int[]) id on conflict (id) do nothing`,
      [userIds],
    );
    return userIds.map((id) => {
      const claims = {
        sub: String(id),
        email: "",
        role: { name: "Instructor" },
        user_type: [],
        new_login: false,
      } as const;
      return kit.sign({ ...claims, jti: `${benchMark}-${id}` }, 3600);
    });
  };
  const { rows } = await pool.query<{ id: number }>(
    "select id from users where role = 'Super Admin' and archived_at is null order by id limit 1",
  );
  const [admin = ""] = await of([rows[0]?.id ?? 0]);
  return { admin, of };
}
