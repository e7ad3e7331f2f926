import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { networkInterfaces } from "node:os";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

const mostRedirects = 3;
const mostBytes = 15 * 2 ** 20;
const mostSeconds = 15;

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status);

/** Returns the content at an address. */
export type FetchPicture = (address: string, ending: AbortSignal) => Promise<Buffer>;

/** Whether a host is one of those listed, or within a domain of them; any is if none are. */
const isListed = (host: string, hosts: readonly string[] | undefined) =>
  !hosts ||
  hosts.some((each) => host === each.toLowerCase() || (each[0] === "." && host.endsWith(each.toLowerCase())));

/**
 * Returns a function that fetches from the internet or the listed hosts there, and from the named networks: never from this machine or what else
 * isn't public, however a name resolves and wherever a redirect leads. It rejects with what went wrong, after 15 seconds
 * and for more than 15 MB too.
 */
export function pictureFetcher(networks: readonly string[], hosts?: readonly string[]): FetchPicture {
  const own = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
  const options = { allowIPAddressList: [...networks], denyIPAddressList: own };
  const [plain, secure] = [new RequestFilteringHttpAgent(options), new RequestFilteringHttpsAgent(options)];

  async function ask(
    { href, protocol, username, hostname, port }: URL,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    if (protocol !== "https:" && protocol !== "http:")
      throw new Error(`No picture is fetched by ${protocol}`);
    if (username) throw new Error("No picture is fetched from an address with a user's name");
    if (!isListed(hostname, hosts)) throw new Error(`${hostname} isn't among PICTURE_HOSTS`);
    // Programs that aren't web servers listen at others.
    if (port && networks.length === 0) throw new Error(`No picture is fetched from port ${port}`);
    const asked = {
      signal,
      headers: { accept: "image/*", "accept-encoding": "identity", "user-agent": "Kindling" },
    };
    const request =
      protocol === "https:"
        ? https.get(href, { ...asked, agent: secure })
        : http.get(href, { ...asked, agent: plain });
    // What goes wrong later is told by the answer.
    request.on("error", () => undefined);
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return answer;
  }

  async function follow(address: string, signal: AbortSignal): Promise<Buffer> {
    let url = readAddress(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await ask(url, signal);
      const { statusCode, headers } = answer;
      if (statusCode === 200) return read(answer);
      answer.destroy();
      if (!isRedirect(statusCode) || !headers.location) throw new Error(`${url.host} answered ${statusCode}`);
      url = readAddress(headers.location, url);
    }
    throw new Error(`More than ${mostRedirects} redirects`);
  }

  return (address, ending) => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(mostSeconds * 1000)]);
    return follow(address, signal).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
  };
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new Error("Not an address");
  return url;
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error("More than 15 MB");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
