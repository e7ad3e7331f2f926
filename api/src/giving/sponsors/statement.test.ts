import { pledgeEndpoints, siteEndpoints, sponsorEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { readPdf } from "../../../test/readPdf.ts";
import { sponsorWorld } from "../../../test/sponsorWorld.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { staff, makeClass, receive } = await sponsorWorld(kit);

test("a site whose name has changed is called by its last name", async () => {
  const sponsor = await make.sponsor();
  const { win, site, provider_id } = await makeClass((await make.charity()).id);
  await make.pledge({
    sponsor_id: sponsor.id,
    amount_cents: 500,
    from_on: "2026-09-01",
    provider_ids: [provider_id],
  });
  const as = await signInAs("Super Admin");
  const rename = (name: string) =>
    call(siteEndpoints.update, { as, params: { id: site.id }, body: { name } });
  await rename("Zinnia Street School");
  await win(20);
  await rename("Aster Street School");
  await win(10, "2026-09-12");
  const { bytes } = await call(sponsorEndpoints.statement, { as: staff, params: { id: sponsor.id } });
  const text = (await readPdf(bytes)).pages.map((page) => page.text).join(" ");
  expect(text).toContain("Aster Street School");
  expect(text).not.toContain("Zinnia");
});

test("a statement tells of each pledge what was drawn, by charity and by site, and names nobody who teaches", async () => {
  const [food, books] = [
    await make.charity({ name: "Food Bank" }),
    await make.charity({ name: "Open Books" }),
  ];
  const sponsor = await make.sponsor({ name: "Harbor Light", contact_name: "Maria Castellanos" });
  const first = await makeClass(food.id);
  const second = await makeClass(books.id, first);
  const pledge = await make.pledge({
    sponsor_id: sponsor.id,
    name: "School year",
    amount_cents: 500,
    from_on: "2026-09-01",
    until_on: "2027-06-30",
    provider_ids: [],
  });
  await first.win(60);
  await first.win(30, "2026-09-12");
  await second.win(20, "2026-09-12");
  await receive(pledge, 200);
  const statement = (language: string) =>
    call(sponsorEndpoints.statement, {
      as: staff,
      params: { id: sponsor.id },
      headers: { "accept-language": language },
    });
  const answer = await statement("en");
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const { pages, title } = await readPdf(answer.bytes);
  const [overview = "", byCharity = "", bySite = ""] = pages.map(({ text }) => text);
  expect([title, pages.length]).toEqual(["Sponsor statement", 3]);
  for (const words of ["Harbor Light", "Maria Castellanos", "$5.00", "$2.00", "$3.00", "School year"])
    expect(overview).toContain(words);
  // 40 of the 50 points of the day on which it ran dry: the class of the site with the lower number first.
  expect(byCharity).toMatch(/Food Bank\s+1\s+2\s+90\s+\$4\.50/);
  expect(byCharity).toMatch(/Open Books\s+1\s+1\s+10\s+\$0\.50/);
  expect(byCharity).toMatch(/Total\s+2\s+3\s+100\s+\$5\.00/);
  expect(byCharity).toContain("September 1, 2026 – June 30, 2027");
  expect(bySite).toMatch(/Total\s+2\s+3\s+100\s+\$5\.00/);
  expect(pages.map(({ text }) => text).join()).not.toContain("Lopez");

  const inPeriod = async (from: string, to: string) => {
    const query = { period: "dates", from, to } as never;
    const { bytes, status } = await call(sponsorEndpoints.statement, {
      as: staff,
      params: { id: sponsor.id },
      query,
    });
    return status === 200 ? (await readPdf(bytes)).pages.map(({ text }) => text) : [String(status)];
  };
  const [september = "", ...parts] = await inPeriod("2026-09-11", "2026-09-12");
  // Of the second day only, and what came in on it.
  expect(september).toMatch(/School year\s+2\s+\$2\.00\s+\$2\.00\s+\$0\.00/);
  expect(september).toContain("September 11, 2026 – September 12, 2026");
  expect(september).toContain("September 11, 2025 – September 12, 2025");
  expect(september).not.toContain("Outstanding");
  expect(parts.join()).toMatch(/Food Bank\s+1\s+1\s+30\s+\$1\.50/);
  expect((await inPeriod("2025-09-01", "2025-12-31"))[0]).toMatch(/School year\s+0\s+\$0\.00\s+\$0\.00/);
  expect(await inPeriod("2026-09-12", "2026-09-11")).toEqual(["422"]);
  expect((await readPdf((await statement("es")).bytes)).pages[0]?.text).toContain("Comprometido");
  await call(pledgeEndpoints.update, { as: staff, params: { id: pledge.id }, body: { amount_cents: 1000 } });
  expect((await readPdf((await statement("en")).bytes)).pages[0]?.text).toContain("$5.50");
  const params = { id: 999_999 };
  expect((await call(sponsorEndpoints.statement, { as: staff, params })).status).toBe(404);
});
