import type { ResourceName } from "@kindling/contract";
import { activityFormResponses } from "./activity-form-responses/index.ts";
import { categories } from "./categories/index.ts";
import { charities } from "./charities/index.ts";
import { contacts } from "./contacts/index.ts";
import { districts } from "./districts/index.ts";
import { genericTeachers } from "./generic-teachers/index.ts";
import { leads } from "./leads/index.ts";
import { levels } from "./levels/index.ts";
import type { ResourceManifest } from "./manifest.ts";
import { mindfulOpen } from "./mindful-open/index.ts";
import { programs } from "./programs/index.ts";
import { providers } from "./providers/index.ts";
import { sessionThemes } from "./session-themes/index.ts";
import { sessions } from "./sessions/index.ts";
import { sites } from "./sites/index.ts";
import { traits } from "./traits/index.ts";
import { users } from "./users/index.ts";

/** What each resource of the contract adds to the portal; one that is forgotten here does not compile. */
export const resourceManifests = {
  activityFormResponse: activityFormResponses,
  category: categories,
  charity: charities,
  contact: contacts,
  district: districts,
  genericTeacher: genericTeachers,
  lead: leads,
  level: levels,
  mindfulOpen,
  program: programs,
  provider: providers,
  session: sessions,
  sessionTheme: sessionThemes,
  site: sites,
  trait: traits,
  user: users,
} satisfies Record<ResourceName, ResourceManifest>;
