import CircularProgress from "@mui/material/CircularProgress";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { useChosenSite } from "../core/session.ts";
import { Later } from "../ui/Later.tsx";
import { loadOnce } from "../ui/loadOnce.ts";
import { noteTeacherGone, useStanding } from "./teachers/standing.ts";
import { teachersKey, useTeachers } from "./teachers/useTeachers.ts";

const teacherGone = loadOnce(() => import("./teachers/TeacherGone.tsx"));

type Site = NonNullable<ReturnType<typeof useChosenSite>>;

/** Renders its content once the site is known, and the teacher where a sign-in is shared. */
function WithTeacher({ site, children }: { site: Site; children: (site: Site) => ReactNode }) {
  const standing = useStanding(site.id);
  const teachers = useTeachers(site.id);
  const client = useQueryClient();
  const { t } = useTranslation("classroom");
  const { pathname } = useLocation();
  const chosen = standing?.teacher;
  const isMissing = Boolean(chosen && teachers.data && !teachers.data.some(({ id }) => id === chosen.id));
  useEffect(() => {
    if (chosen && isMissing) noteTeacherGone(chosen.id);
  }, [chosen, isMissing]);
  const isGone = standing?.isGone ?? false;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: teachersKey(site.id) });
  }, [isGone, client, site.id]);

  if (!standing) {
    // When offline, the class continues under the account's own name.
    if (teachers.isPending) return <CircularProgress aria-label={t("home.loading")} sx={{ m: "auto" }} />;
    if (teachers.data?.length)
      return <Navigate to="/instructor/selection?step=teacher" replace state={{ from: pathname }} />;
  }
  return (
    <>
      {children(site)}
      <Later from={teacherGone} wanted={isGone}>
        {({ TeacherGone }) => isGone && chosen && <TeacherGone site={site} teacher={chosen} />}
      </Later>
    </>
  );
}

/** Renders its children with the chosen site, or redirects to the choice. */
export function WithSite({ children }: { children: (site: Site) => ReactNode }) {
  const site = useChosenSite();
  if (!site) return <Navigate to="/instructor/selection" replace />;
  return (
    <WithTeacher key={site.id} site={site}>
      {children}
    </WithTeacher>
  );
}
