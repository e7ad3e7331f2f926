import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";
import { useSession } from "../../core/session.ts";
import { FailureNote } from "../../ui/feedback/ErrorNote.tsx";
import { chooseTeacher } from "./standing.ts";
import { TeacherChoice } from "./TeacherChoice.tsx";
import { useTeachers } from "./useTeachers.ts";

interface WhoIsHereProps {
  readonly site: { readonly id: number; readonly name: string };
  /** The screen to go on to. */
  readonly onward: string;
  /** Whether there is another site to go back for. */
  readonly mayChange: boolean;
}

/** Where users of a shared sign-in choose their name; skipped at sites without generic teachers. */
export function WhoIsHere({ site, onward, mayChange }: WhoIsHereProps) {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const session = useSession();
  const teachers = useTeachers(site.id);
  const goOn = () => void navigate(onward, { replace: true });
  if (teachers.data?.length === 0) return <Navigate to={onward} replace />;
  return (
    <Box sx={{ width: 1, maxWidth: 880, mx: "auto", py: { md: 3 } }}>
      {mayChange && (
        <Button component={Link} to="/instructor/selection" startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
          {t("teachers.otherSite")}
        </Button>
      )}
      <Typography variant="h1">{t("teachers.title")}</Typography>
      <Typography sx={{ mt: 1, mb: 4, color: "text.secondary" }}>
        {t("teachers.text", { site: site.name })}
      </Typography>
      {teachers.isPending && (
        <Box role="status" aria-label={t("teachers.loading")} sx={{ display: "grid", gap: 1.5 }}>
          <Skeleton variant="rounded" height={80} />
          <Skeleton variant="rounded" height={80} />
        </Box>
      )}
      {teachers.data && <TeacherChoice site={site.id} teachers={teachers.data} onChosen={goOn} />}
      {teachers.isLoadingError && (
        <>
          <FailureNote found={teachers} title={t("teachers.failed")} />
          <Box sx={{ textAlign: "center" }}>
            <Button
              onClick={() => {
                chooseTeacher(site.id, null);
                goOn();
              }}
            >
              {t("teachers.goOnAs", { name: session?.user.fullName })}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}
