import Icon from "@mui/icons-material/ArrowForwardRounded";
import { afterEach, expect, it } from "vitest";
import { signInAsInstructor } from "../../classroom/testing.tsx";
import { readSession, signOut } from "../../core/session.ts";
import { storedKeys, writeStored } from "../../core/storage.ts";
import { keepRecent, readRecents } from "./recents.ts";

afterEach(() => signOut());

const open = (to: string) => keepRecent({ key: to, label: to, icon: Icon, to });
const paths = () => readRecents().map(({ to }) => to);

it("keeps the last eight of an account, the latest first and each once", () => {
  signInAsInstructor();
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 4]) open(`/${at}`);
  expect(paths()).toEqual(["/4", "/9", "/8", "/7", "/6", "/5", "/3", "/2"]);
});

it("forgets them with the sign-out, and keeps nothing of what isn't opened", () => {
  signInAsInstructor();
  open("/1");
  keepRecent({ key: "dark", label: "Switch to dark", icon: Icon, run: () => undefined });
  expect(paths()).toEqual(["/1"]);
  signOut();
  signInAsInstructor();
  expect(paths()).toEqual([]);
});

it("reads neither another account's nor what is damaged", () => {
  signInAsInstructor();
  const [area, other] = [
    "session",
    JSON.stringify({ of: "bo@school.example", opened: [{ to: "/1" }] }),
  ] as const;
  writeStored(area, storedKeys.recents, other);
  expect([readSession()?.user.email, paths()]).toEqual(["ana@school.example", []]);
  writeStored(area, storedKeys.recents, "{");
  expect(paths()).toEqual([]);
});
