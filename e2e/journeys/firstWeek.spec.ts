import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a new teacher has a checklist below the first activity, and hides it for good", async ({
  page,
  portal,
}) => {
  const password = "somebody-new-2026";
  const { email } = await makeTeacher(portal, "Juniper", password);
  const call = await callsAs(portal, email, password);
  await call("POST", "/user/setNewPassword", { password: demoPassword });
  const own = await callsAs(portal, email);
  await own("POST", "/instructor/welcomed", {});
  await openAs(page, email, "/instructor/home");
  const list = page.getByRole("region", { name: "Your first week" });
  const start = page.getByRole("link", { name: "Start with the class" });
  await expect(list.getByText("0 of 3 done")).toBeVisible();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(start).toBeInViewport({ ratio: 1 });
    const below = async () =>
      ((await list.boundingBox())?.y ?? 0) - ((await start.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await expect.poll(below).toBeGreaterThan(0);
  }
  await expectAccessible(page);
  await list.getByRole("link", { name: "Choose your charity" }).click();
  await expect(page).toHaveURL(/charity-activity$/);
  await page.goBack();
  await list.getByRole("button", { name: "Hide for good" }).click();
  await expect(page.getByText("Checklist hidden")).toBeVisible();
  await expect(list).toHaveCount(0);
  expect(await own("GET", "/user/firstWeek")).toEqual([]);
});

test("a new Site Leader sees on the overview what is still to do", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const [like] = await call<{ provider: { id: number }; program: { id: number } }[]>("GET", "/school?rows=1");
  const place = { provider_id: like?.provider.id, program_id: like?.program.id };
  const site = await call("POST", "/school/add", { name: "Juniper Hill", ...place });
  const email = "lena@juniper.example";
  const body = { first_name: "Lena", last_name: "Leader", email, school_ids: [site.id] };
  const { id } = await call("POST", "/auth/register/site-leader", body);
  const password = "somebody-new-2026";
  await call("POST", `/user/changePassword/${id}`, { password });
  await (await callsAs(portal, email, password))("POST", "/user/setNewPassword", { password: demoPassword });
  await openAs(page, email, "/index");
  const list = page.getByRole("region", { name: "Your first week" });
  await expect(list.getByText("0 of 3 done")).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("link", { name: "Add an instructor" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/users\/instructor\?new/);
});
