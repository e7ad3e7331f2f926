import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { kindPaths } from "../../curriculum/kindPaths.ts";

/** Where rows of each resource are listed and edited; responses have screens by kind, which a name alone can't tell. */
const paths: Readonly<Record<string, string | undefined>> = {
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
  standard: "/standards",
  ...kindPaths,
};

export function RowLink({
  resource,
  row,
  onFollow,
}: {
  readonly resource: string;
  readonly row: { readonly id: number; readonly name: string };
  readonly onFollow: () => void;
}) {
  const list = paths[resource];
  const path = resource === "user" ? `/users/instructor/${row.id}` : list && `${list}?edit=${row.id}`;
  if (!path) return row.name;
  return (
    <Link component={RouterLink} to={path} onClick={onFollow}>
      {row.name}
    </Link>
  );
}
