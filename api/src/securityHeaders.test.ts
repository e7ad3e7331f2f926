import { createHash } from "node:crypto";
import { publicPageEndpoints, userEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";

const kit = await buildApp();
const { app, call, signInAs } = kit;
const secure = await buildApp({ appUrl: "https://kindling.example" });
const staff = await signInAs("Super Admin");

test("the content policy takes no style or script that is written into a page", async () => {
  for (const url of ["/", "/impact", "/api/health", "/api/docs"]) {
    const policy = String((await app.inject({ url })).headers["content-security-policy"]);
    expect(policy, url).toMatch(/style-src (?!.*unsafe)/);
    expect(policy, url).not.toContain("unsafe");
  }
});

test("the public page's style is the one that its policy and its preview take", async () => {
  await call(publicPageEndpoints.save, { as: staff, body: { is_on: true } });
  const { body, headers } = await app.inject({ url: "/impact" });
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? "";
  const source = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  expect(style).not.toBe("");
  expect(headers["content-security-policy"]).toContain(source);
  expect((await app.inject({ url: "/log-in" })).headers["content-security-policy"]).toContain(source);
});

test("pages load pictures from here, from YouTube and from where the operator's logo is, and from nowhere else", async () => {
  const picturesFrom = async ({ app }: Pick<typeof kit, "app">) => {
    const { headers } = await app.inject({ url: "/log-in" });
    return /img-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
  };
  const ours = "'self' data: blob: https://i.ytimg.com";
  expect(await picturesFrom(kit)).toBe(ours);
  const branded = await buildApp({ brandLogo: "https://cdn.example/logos/ours.png?size=2" });
  expect(await picturesFrom(branded)).toBe(`${ours} https://cdn.example`);
});

test("no browser keeps what calls answer, whatever they answer", async () => {
  const answers = [
    await call(userEndpoints.list, { as: staff }),
    await call(userEndpoints.list, {}),
    await call(userEndpoints.get, { as: staff, params: { id: 2_000_000_000 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
  // The same call in other letters.
  const spelled = await app.inject({
    url: "/%61pi/user",
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(spelled.statusCode).toBe(200);
  for (const { headers } of [...answers, spelled]) expect(headers["cache-control"]).toBe("no-store");
});

test("pages may not use cameras and places, and a microphone only themselves", async () => {
  const { headers } = await app.inject({ url: "/log-in" });
  for (const feature of ["camera=()", "microphone=(self)", "geolocation=()"])
    expect(headers["permissions-policy"]).toContain(feature);
});

test("only an address with https promises https", async () => {
  expect((await app.inject({ url: "/log-in" })).headers["strict-transport-security"]).toBeUndefined();
  const { headers } = await secure.app.inject({ url: "/log-in" });
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});
