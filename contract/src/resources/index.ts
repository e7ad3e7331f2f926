import { mindfulOpen, mindfulOpenEndpoints } from "./activities.ts";
import { activityFormResponseEndpoints, activityFormResponses } from "./activityFormResponses.ts";
import { categories, categoryEndpoints } from "./categories.ts";
import { charities, charityEndpoints } from "./charities.ts";
import { contactEndpoints, contacts } from "./contacts.ts";
import { districtEndpoints, districts } from "./districts.ts";
import { genericTeacherEndpoints, genericTeachers } from "./genericTeachers.ts";
import { leadEndpoints, leads } from "./leads.ts";
import { levelEndpoints, levels } from "./levels.ts";
import { programEndpoints, programs } from "./programs.ts";
import { providerEndpoints, providers } from "./providers.ts";
import { sessionEndpoints, sessions } from "./sessions.ts";
import { sessionThemeEndpoints, sessionThemes } from "./sessionThemes.ts";
import { siteEndpoints, sites } from "./sites.ts";
import { traitEndpoints, traits } from "./traits.ts";
import { userEndpoints, users } from "./users.ts";

export * from "./activities.ts";
export * from "./activityFormResponses.ts";
export * from "./categories.ts";
export * from "./charities.ts";
export * from "./contacts.ts";
export * from "./districts.ts";
export * from "./genericTeachers.ts";
export * from "./leads.ts";
export * from "./levels.ts";
export * from "./programs.ts";
export * from "./providers.ts";
export * from "./sessions.ts";
export * from "./sessionThemes.ts";
export * from "./sites.ts";
export * from "./traits.ts";
export * from "./users.ts";

/** Every resource by its name. The indexes of the api and the web are checked against these names. */
export const resources = {
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
};

export type ResourceName = keyof typeof resources;

/** The calls of every resource. */
export const resourceEndpoints = {
  activityFormResponse: activityFormResponseEndpoints,
  category: categoryEndpoints,
  charity: charityEndpoints,
  contact: contactEndpoints,
  district: districtEndpoints,
  genericTeacher: genericTeacherEndpoints,
  lead: leadEndpoints,
  level: levelEndpoints,
  mindfulOpen: mindfulOpenEndpoints,
  program: programEndpoints,
  provider: providerEndpoints,
  session: sessionEndpoints,
  sessionTheme: sessionThemeEndpoints,
  site: siteEndpoints,
  trait: traitEndpoints,
  user: userEndpoints,
} satisfies Record<ResourceName, object>;
