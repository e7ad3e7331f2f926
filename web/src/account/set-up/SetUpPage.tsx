import { type SetUpStep, setUpEndpoints, setUpSteps } from "@kindling/contract";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, createElement } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DemoCard } from "./DemoCard.tsx";
import { FinishSetUp } from "./FinishSetUp.tsx";
import { LookStep } from "./LookStep.tsx";
import { OrganizationStep } from "./OrganizationStep.tsx";
import { PeopleStep } from "./PeopleStep.tsx";
import { ProgramStep } from "./ProgramStep.tsx";
import { SchoolYearStep } from "./SchoolYearStep.tsx";
import { SessionStep } from "./SessionStep.tsx";
import { SiteStep } from "./SiteStep.tsx";
import { StepList } from "./StepList.tsx";
import type { StepProps } from "./StepProps.ts";
import { TimeZoneStep } from "./TimeZoneStep.tsx";

const forms: Readonly<Record<SetUpStep, ComponentType<StepProps>>> = {
  organization: OrganizationStep,
  look: LookStep,
  time_zone: TimeZoneStep,
  school_year: SchoolYearStep,
  program: ProgramStep,
  session: SessionStep,
  site: SiteStep,
  people: PeopleStep,
};

/** What a new portal needs before people come: one step at a time, each saved by itself. */
export function SetUpPage() {
  const { t } = useTranslation(["dashboard", "app"]);
  const [params, setParams] = useSearchParams();
  const found = useQuery(dataQuery([setUpEndpoints.get.name], setUpEndpoints.get));
  const title = t("app:titles.setUp");
  const setUp = found.data;
  const asked = setUpSteps.find((step) => step === params.get("step"));
  const chosen = asked ?? setUp?.steps.find(({ state }) => state === "open")?.step ?? null;
  const goTo = (step: string | null) => setParams(step ? { step } : {});
  const done = setUp?.steps.filter(({ state }) => state !== "open").length ?? 0;
  return (
    <>
      <PageHeader
        title={title}
        text={setUp ? t("setUp.progress", { done, count: setUp.steps.length }) : t("setUp.text")}
      />
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={420} />}
      {setUp && (
        <Box
          sx={{
            display: "grid",
            gap: 2.5,
            alignItems: "start",
            maxWidth: 1040,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "280px minmax(0, 1fr)" },
          }}
        >
          <Box sx={{ order: { xs: 1, md: 0 } }}>
            <StepList steps={setUp.steps} chosen={chosen} onChoose={goTo} />
            {chosen && !setUp.finished_at && <FinishSetUp setUp={setUp} />}
          </Box>
          {chosen ? (
            createElement(forms[chosen], { key: `${chosen} ${setUp.version}`, setUp, onGo: goTo })
          ) : (
            <FinishSetUp setUp={setUp} isReady />
          )}
        </Box>
      )}
      {setUp?.has_demo && <DemoCard />}
    </>
  );
}
