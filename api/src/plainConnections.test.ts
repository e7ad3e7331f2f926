import { expect, test } from "vitest";
import { plainConnections } from "./plainConnections.ts";

const told = (settings: Parameters<typeof plainConnections>[0]) => plainConnections(settings);

test("names settings that lead to another machine without TLS, and never shows the password in them", () => {
  const lines = told({
    databaseUrl: "postgres://kindling:s3cret@db.internal/kindling",
    databaseOwnerUrl: "postgres://owner:s3cret@10.0.0.7:5433/kindling?sslmode=disable",
    filesUrl: "s3://kindling:secret@files?endpoint=http://store.internal:9000",
    smtpUrl: "smtp://kindling:s3cret@mail.example:587",
  });
  expect(lines).toEqual([
    "DATABASE_URL leads to another machine and doesn't insist on TLS. Add ?sslmode=verify-full.",
    "DATABASE_OWNER_URL leads to another machine and doesn't insist on TLS. Add ?sslmode=verify-full.",
    "FILES_URL leads to another machine and doesn't insist on TLS. Use an endpoint with https:.",
    "SMTP_URL leads to another machine and doesn't insist on TLS. Use smtps:, or add ?requireTLS=true.",
  ]);
});

test.each([
  { databaseUrl: "postgres://kindling@db.internal/kindling?sslmode=verify-full" },
  { databaseUrl: "postgres://kindling@db.internal/kindling?ssl=true" },
  { databaseUrl: "postgres://kindling@127.0.0.1:5433/kindling" },
  { databaseUrl: "postgres://kindling@[::1]/kindling" },
  { databaseUrl: "postgres://kindling@db/kindling?host=/var/run/postgresql" },
  { filesUrl: "s3://files?endpoint=https://store.internal" },
  { filesUrl: "s3://files?endpoint=http://127.0.0.1:9000" },
  { filesUrl: "s3://files" },
  { smtpUrl: "smtps://mail.example" },
  { smtpUrl: "smtp://mail.example:587?requireTLS=true" },
  { smtpUrl: "smtp://localhost:2525" },
  {},
])("says nothing of %o", (settings) => {
  expect(told(settings)).toEqual([]);
});
