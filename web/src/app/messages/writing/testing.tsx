import {
  categories,
  categoryEndpoints,
  charities,
  charityEndpoints,
  districtEndpoints,
  districts,
  type Endpoint,
  genericTeacherEndpoints,
  genericTeachers,
  giverTv,
  giverTvEndpoints,
  levelEndpoints,
  levels,
  pageFileEndpoints,
  pageFiles,
  programEndpoints,
  programs,
  quizQuestionEndpoints,
  quizQuestions,
  type Resource,
  sessionEndpoints,
  sessions,
  sessionThemeEndpoints,
  sessionThemes,
  siteEndpoints,
  sites,
  traitEndpoints,
  traits,
} from "@kindling/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { activityScreens } from "../../../curriculum/activities/activityScreens.ts";
import {
  instructorCalls,
  instructors,
  providerLeaderCalls,
  providerLeaders,
  siteLeaderCalls,
  siteLeaders,
  superAdminCalls,
  superAdmins,
} from "../../../people/users/userKinds.ts";
import { ResourceForm } from "../../../ui/form/ResourceForm.tsx";
import { type Asked, answerCalls } from "../../../ui/testing.tsx";
import { fieldSamples } from "../sampleOf.ts";
import { becomeSuperAdmin, draw, openScreen, type Reply, wordless } from "../testing.tsx";

interface Form {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly get: Endpoint; readonly create: Endpoint; readonly update: Endpoint };
}

const forms: readonly Form[] = [
  { resource: superAdmins, calls: superAdminCalls },
  { resource: providerLeaders, calls: providerLeaderCalls },
  { resource: siteLeaders, calls: siteLeaderCalls },
  { resource: instructors, calls: instructorCalls },
  { resource: sites, calls: siteEndpoints },
  { resource: charities, calls: charityEndpoints },
  { resource: districts, calls: districtEndpoints },
  { resource: sessions, calls: sessionEndpoints },
  { resource: categories, calls: categoryEndpoints },
  { resource: quizQuestions, calls: quizQuestionEndpoints },
  { resource: levels, calls: levelEndpoints },
  { resource: programs, calls: programEndpoints },
  { resource: pageFiles, calls: pageFileEndpoints },
  { resource: traits, calls: traitEndpoints },
  { resource: giverTv, calls: giverTvEndpoints },
  { resource: sessionThemes, calls: sessionThemeEndpoints },
  { resource: genericTeachers, calls: genericTeacherEndpoints },
  activityScreens.quiz,
  activityScreens.lessonPlan,
  activityScreens.puzzle,
];

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

/** Opens the menu of the row in sight and takes one of its actions. */
export async function choose(action: string): Promise<void> {
  await press(/^Actions for/);
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
}

/** The charity's sheet lies over the list from the start; its contacts stand in it once they are read. */
const contactsInSight = () => screen.findByRole("button", { name: "Add Contact" });

async function addContact(): Promise<void> {
  await userEvent.click(await contactsInSight());
  const dialog = await screen.findByRole("dialog", { name: "Add Contact" });
  for (const name of [/^First Name/, /^Last Name/])
    fireEvent.change(within(dialog).getByRole("textbox", { name }), { target: { value: "Ida" } });
  await userEvent.click(within(dialog).getByRole("button", { name: "Add Contact" }));
}

/** Sends the form of what the call adds, filled in with what the call asks for. */
async function sendForm(call: string, reply: Reply): Promise<Asked[]> {
  const form = forms.find(({ calls }) => `POST ${calls.create.path}` === call);
  if (!form) throw new Error(`No form makes the call ${call}`);
  becomeSuperAdmin();
  const asked = answerCalls(() => reply);
  const fresh = fieldSamples(form.calls.create.body);
  await draw(
    <ResourceForm {...form} fresh={fresh}>
      {null}
    </ResourceForm>,
    "/things?new",
  );
  await press(/^Add /);
  return asked;
}

async function saveAnother(name?: RegExp): Promise<void> {
  const sheet = await screen.findByRole("dialog", name && { name });
  const [first] = await within(sheet).findAllByRole("textbox");
  if (!first) throw new Error("The form has no text");
  fireEvent.change(first, { target: { value: "Another" } });
  await userEvent.click(within(sheet).getByRole("button", { name: /^Save/ }));
}

/** Adds, changes or deletes, as the call does it, on its screen; the call is refused without a word unless answered. */
export async function write(call: string, at: string, reply: Reply = wordless): Promise<Asked[]> {
  const ofContact = call.includes(" /contact/");
  if (call.startsWith("POST ") && !ofContact) return sendForm(call, reply);
  const opened = call.startsWith("PATCH ") && !ofContact ? `${at}?edit=1` : at;
  const asked = await openScreen(opened, call, reply);
  if (ofContact) await contactsInSight();
  if (call.startsWith("POST ")) await addContact();
  else if (call.startsWith("PATCH ")) {
    if (ofContact) await choose("Edit");
    await saveAnother(ofContact ? /^Contact: / : undefined);
  } else {
    await choose("Delete");
    const sure = await screen.findByRole("alertdialog");
    await userEvent.click(within(sure).getByRole("button", { name: "Delete" }));
  }
  return asked;
}
