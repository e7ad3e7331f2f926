import { kindPaths } from "@kindling/contract";

/** Where rows of each resource are listed and edited; responses have screens by kind, which a name alone can't tell. */
export const listedAt: Readonly<Record<string, string | undefined>> = {
  announcement: "/announcement",
  category: "/categories",
  charity: "/charity",
  charityChoice: "/charity-teacher-association",
  district: "/districts",
  fileCategory: "/file-category",
  genericTeacher: "/teacher",
  level: "/levels",
  pageFile: "/page-file",
  program: "/program-video",
  provider: "/providers",
  quizQuestion: "/quiz/questions",
  session: "/session",
  sessionTheme: "/session-themes",
  site: "/school",
  sponsor: "/sponsors",
  standard: "/standards",
  ...kindPaths,
};

/** The list with a row beside it; undefined for a resource that is listed nowhere. */
export function rowPath(resource: string, id: number): string | undefined {
  const list = listedAt[resource];
  return list && `${list}?edit=${id}`;
}
