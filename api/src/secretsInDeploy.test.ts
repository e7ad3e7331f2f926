import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { secretNames } from "./core/settings.ts";

const example = (name: string) => readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");
const program = "/usr/bin/systemd-analyze";
const filesOf = (names: readonly string[]) => names.map((name) => `${name}_FILE`);

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
}

describe("deploy/compose.yaml", () => {
  const { services, secrets } = parse(example("compose.yaml")) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  };

  test.each(Object.entries(services))("hands %s its secrets as files alone", (_, own) => {
    const read = Object.entries(own.environment).filter(([name]) => name.endsWith("_FILE"));
    expect(read.map(([, path]) => path)).toEqual(own.secrets.map((name) => `/run/secrets/${name}`));
    expect(own.secrets.map((name) => secrets[name]?.file)).toEqual(
      own.secrets.map((name) => `./secrets/${name}`),
    );
    for (const name of [...secretNames, "POSTGRES_PASSWORD"])
      expect(Object.keys(own.environment)).not.toContain(name);
  });

  test("gives the portal settings that it reads", () => {
    const names = Object.keys(services["portal"]?.environment ?? {}).filter((name) => name.endsWith("_FILE"));
    expect(filesOf(secretNames)).toEqual(expect.arrayContaining(names));
  });
});

describe("deploy/kindling.service", () => {
  const unit = example("kindling.service").replaceAll(/^#(?=[A-Z]\w+=)/gm, "");
  const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
  const named = [...unit.matchAll(/^Environment=(\w+_FILE)=%d\/([\w-]+)$/gm)];

  test("names a credential for each file of a secret", () => {
    expect(named.map(([, , credential]) => credential)).toEqual(credentials);
    expect(filesOf(secretNames)).toEqual(expect.arrayContaining(named.map(([, name]) => name)));
    expect(named).toHaveLength(2);
  });

  test.skipIf(!existsSync(program))("is a unit that systemd takes", () => {
    const folder = mkdtempSync(join(tmpdir(), "kindling-unit-"));
    try {
      const file = join(folder, "kindling.service");
      writeFileSync(file, unit.replace(/^ExecStart=.*$/m, "ExecStart=/bin/true"));
      const { status, stderr } = spawnSync(program, ["verify", "--man=no", file], {
        encoding: "utf8",
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
