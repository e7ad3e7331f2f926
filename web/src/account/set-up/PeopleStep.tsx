import { userEndpoints, users } from "@kindling/contract";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { There } from "./There.tsx";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** Leaders and instructors, from a file or one by one. */
export function PeopleStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const saving = useSaveSetUp(props.setUp);
  const importing = useImporting(users, userEndpoints);
  const isThere = props.setUp.steps.some(({ step, state }) => step === "people" && state === "done");
  return (
    <>
      <StepForm {...props} step="people" saving={saving}>
        {isThere && <There text={t("setUp.people.there")} to="/users/instructor" />}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
          {importing.button}
          {!isThere && (
            <Button component={Link} to="/users/instructor" color="secondary">
              {t("setUp.people.oneByOne")}
            </Button>
          )}
        </Stack>
      </StepForm>
      {importing.dialog}
    </>
  );
}
