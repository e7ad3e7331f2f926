import { fileEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { pictureAddress } from "./pictureAddress.ts";

test("pictures that others keep come through the portal, own ones as they are", () => {
  const outside = "https://pictures.example/a b.png?size=2&x=#1";
  const { pathname, searchParams } = new URL(pictureAddress(outside), location.origin);
  expect(pathname).toBe(`/api${fileEndpoints.picture.path}`);
  expect(fileEndpoints.picture.query?.parse(Object.fromEntries(searchParams))).toEqual({ address: outside });
  for (const own of ["/api/files/key", `${location.origin}/api/files/key`])
    expect(pictureAddress(own)).toBe(own);
});
