import { choose, field } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";

const email = "ida.holm@lighthouse.example";

test("from a stranger's inquiry to an invited Site Leader", async ({ page, browser, portal }) => {
  test.setTimeout(240_000);

  await test.step("staff give a program another welcome video", async () => {
    await openAs(page, "super@kindling.example", "/program-video?search=In-School");
    await page.getByText("In-School Kindness").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove the video" }).click();
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: "Welcome Video", exact: true })
      .fill("https://videos.example/welcome.mp4");
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect(page.getByText("Program updated successfully!")).toBeVisible();
  });

  const visitor = await (await browser.newContext({ baseURL: portal.url, locale: "en-US" })).newPage();
  await test.step("a visitor reads, sends too little, is told what is missing, and sends it", async () => {
    await visitor.goto("/lead-module");
    await expect(
      visitor.getByRole("heading", { level: 1, name: /kindness, every school day/ }),
    ).toBeVisible();
    await visitor.getByRole("link", { name: "Bring it to your school" }).click();
    await visitor.getByLabel(/^First Name/).fill("Ida");
    await visitor.getByLabel(/^School or organization/).fill("Lighthouse Primary");
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByText("Email is required")).toBeVisible();
    await expect(visitor.getByLabel(/^Email/)).toBeFocused();
    await visitor.getByLabel(/^Email/).fill(email);
    await visitor.getByLabel(/^Which program/).selectOption("In-School Kindness");
    await visitor.getByLabel(/^What would you like/).fill("Six classes who could use calmer mornings.");
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByRole("heading", { name: "Thank you, Ida!" })).toBeFocused();
  });

  await test.step("their page greets them, shows film and activity, and takes what they add", async () => {
    await visitor.getByRole("link", { name: "Open your page" }).click();
    await expect(visitor).toHaveURL(/\/lead-module\/[\w-]{44}$/);
    await expect(visitor.getByRole("heading", { level: 1, name: "Welcome, Ida" })).toBeVisible();
    await visitor.getByRole("button", { name: /^Play the video/ }).click();
    await expect(visitor.locator("video").or(visitor.getByRole("link", { name: /Open/ }))).toBeVisible();
    await visitor.getByRole("button", { name: "Open the activity" }).click();
    await visitor.getByRole("button", { name: "Begin" }).click();
    await expect(visitor.getByRole("region", { name: /^Step 2 of/ })).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(visitor.getByRole("dialog")).toBeHidden();
    await visitor.getByLabel(/^Last Name/).fill("Holm");
    await visitor.getByLabel(/^Phone/).fill("(555) 010-7788");
    await visitor.getByRole("button", { name: "Save my details" }).click();
    await expect(visitor.getByText("Saved. Thank you!")).toBeVisible();
  });

  await test.step("staff are mailed who asks, and no more of them", async () => {
    const mail = await portal.mailTo("admin@kindling.example", "Subject: New inquiry: Lighthouse Primary");
    expect(mail).not.toContain(email);
    await page.goto(/https?:\S+\/lead\/\d+/.exec(mail)?.[0] ?? "no link");
    await expect(page.getByRole("heading", { level: 1, name: "Ida Holm" })).toBeVisible();
    await expect(page.getByText("Six classes who could use calmer mornings.")).toBeVisible();
    await expect(page.getByText(/Page viewed/)).toBeVisible();
  });

  await test.step("they set a status, take it over, and note what was said", async () => {
    await choose(page, "Status", "Contacted");
    await page.getByRole("button", { name: "Save status" }).click();
    await expect(page.getByText("lead updated successfully!").first()).toBeVisible();
    await choose(page, "Owner", "Priya Raman");
    await expect(page.getByText(/set owner to “Priya Raman”/)).toBeVisible();
    await page.getByRole("textbox", { name: "Note" }).fill("Visit on Thursday.");
    await page.getByRole("button", { name: "Add note" }).click();
    const notes = page.getByRole("region", { name: "Notes" });
    await expect(notes.getByRole("paragraph").filter({ hasText: "Visit on Thursday." })).toBeVisible();
    await expect(page.getByText("changed status from “New” to “Contacted”")).toBeVisible();
  });

  await test.step("and turn the lead into a site, whose Site Leader is invited", async () => {
    await page.getByRole("button", { name: "Convert to a site" }).click();
    await expect(field(page, "Name")).toHaveValue("Lighthouse Primary");
    await expect(field(page, "Last Name")).toHaveValue("Holm");
    await choose(page, "Provider", "Bright Futures");
    await page.getByRole("dialog").getByRole("button", { name: "Convert to a site" }).click();
    await expect(page.getByText("Site added successfully")).toBeVisible();
    await expect(page.getByText("Converted to Lighthouse Primary")).toBeVisible();
    expect(await portal.mailTo(email, "reset-password?token=")).toBeTruthy();
    await page.getByRole("link", { name: "Open the site", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lighthouse Primary" })).toBeVisible();
    await page.goto("/lead?search=lighthouse");
    await expect(page.getByText("Converted").first()).toBeVisible();
  });
});
