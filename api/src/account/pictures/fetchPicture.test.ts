import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { pictureFetcher } from "./fetchPicture.ts";

/** A web server of this machine; returns its address. */
async function serve(answer: RequestListener, host = "127.0.0.1"): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, host, done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

const never = new AbortController().signal;
const fetchAnywhere = pictureFetcher([]);
const fetchHere = pictureFetcher(["127.0.0.1"]);

let asked = 0;
const counting = await serve((_, answer) => {
  asked += 1;
  answer.end("here");
});

describe("pictureFetcher", () => {
  test("asks nothing that isn't public, by whatever name", async () => {
    const names = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0.0.0.0",
      "2130706433",
      "0x7f.1",
    ];
    const others = ["10.0.0.1", "192.168.1.1", "169.254.169.254", "[fd00::1]", "[64:ff9b::7f00:1]"];
    for (const host of [...names, ...others])
      await expect(fetchAnywhere(`http://${host}/`, never), host).rejects.toThrow("not allowed");
    await expect(fetchAnywhere("https://127.0.0.1/", never)).rejects.toThrow("not allowed");
  });

  test("asks no port but a web server's unless own networks are named", async () => {
    await expect(fetchAnywhere(counting, never)).rejects.toThrow("port");
    expect(asked).toBe(0);
    expect(String(await fetchHere(counting, never))).toBe("here");
  });

  test("takes no way to where it may not go by a redirect", async () => {
    const elsewhere = await serve((_, answer) => answer.writeHead(302, { location: "http://[::1]/" }).end());
    await expect(fetchHere(elsewhere, never)).rejects.toThrow("not allowed");
    const toFile = await serve((_, answer) =>
      answer.writeHead(302, { location: "file:///etc/passwd" }).end(),
    );
    await expect(fetchHere(toFile, never)).rejects.toThrow("file:");
  });

  test("asks only the hosts that are listed, if any are, also behind a redirect", async () => {
    const port = new URL(counting).port;
    const listed = pictureFetcher(["127.0.0.1"], ["127.0.0.1", ".pictures.example"]);
    expect(String(await listed(counting, never))).toBe("here");
    for (const host of ["localhost", "pictures.example.org", "1pictures.example", "pictures.example"])
      await expect(listed(`http://${host}:${port}/`, never), host).rejects.toThrow(
        "isn't among PICTURE_HOSTS",
      );
    await expect(listed("http://a.Pictures.example:1/", never)).rejects.not.toThrow("PICTURE_HOSTS");
    const away = await serve((_, answer) =>
      answer.writeHead(302, { location: `http://localhost:${port}/` }).end(),
    );
    await expect(listed(away, never)).rejects.toThrow("isn't among PICTURE_HOSTS");
  });

  test("follows three redirects, no more", async () => {
    const steps = await serve(({ url }, answer) => {
      const left = Number(url?.slice(1));
      if (left === 0) return answer.end("at last");
      return answer.writeHead(301, { location: `/${left - 1}` }).end();
    });
    expect(String(await fetchHere(`${steps}/3`, never))).toBe("at last");
    await expect(fetchHere(`${steps}/4`, never)).rejects.toThrow("redirects");
  });

  test("sends nobody's name, and refuses an address with one", async () => {
    const [, host] = counting.split("//");
    await expect(fetchHere(`http://me:secret@${host}`, never)).rejects.toThrow("user's name");
  });

  test("reads 15 MB, no more", async () => {
    const endless = await serve((_, answer) => {
      const more = () => {
        while (answer.write(Buffer.alloc(2 ** 18)));
      };
      answer.on("drain", more);
      more();
    });
    await expect(fetchHere(endless, never)).rejects.toThrow("15 MB");
  });

  test("tells what the server answered", async () => {
    const missing = await serve((_, answer) => answer.writeHead(404).end());
    await expect(fetchHere(missing, never)).rejects.toThrow("404");
  });

  test("ends when it is told, before and within the answer, and goes on for others", async () => {
    for (const begins of [false, true]) {
      const ending = new AbortController();
      const slow = await serve((_, answer) => {
        if (begins) answer.write("half");
        setImmediate(() => ending.abort(new Error("The portal ends")));
      });
      await expect(fetchHere(slow, ending.signal)).rejects.toThrow("The portal ends");
    }
    // More than are fetched at once, so that none was left taking a place.
    for (let time = 0; time < 9; time++) await expect(fetchHere("http://10.0.0.1/", never)).rejects.toThrow();
    expect(String(await fetchHere(counting, never))).toBe("here");
  });
});
