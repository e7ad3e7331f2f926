import type { Portal } from "./startPortal.ts";

/** The password of every demo account. */
export const demoPassword = "kindling-demo-2026";

interface Row {
  readonly id: number;
  readonly token: string;
}

/** Makes calls of the portal as somebody of the demo program, past the screens. */
export async function callsAs(portal: Portal, email: string, password = demoPassword) {
  let token = "";
  const call = async <T = Row>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${portal.url}/api${path}`, {
      method,
      headers: {
        // A form says itself where its parts end.
        ...(!(body instanceof FormData) && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  token = (await call("POST", "/auth/login", { email, password })).token;
  return call;
}

/** A new instructor at the demo Site Leader's site, with a password that staff have set for them. */
export async function makeTeacher(portal: Portal, name: string, password: string) {
  const call = await callsAs(portal, "super@kindling.example");
  const [site] = await call<Row[]>("GET", "/school?rows=1&search=Willow%20Creek");
  const email = `${name.toLowerCase()}@lantern.example`;
  const body = { first_name: name, last_name: "Lantern", email, school_ids: [site?.id] };
  const { id } = await call("POST", "/auth/register/instructor", body);
  await call("POST", `/user/changePassword/${id}`, { password });
  return { id, email };
}
