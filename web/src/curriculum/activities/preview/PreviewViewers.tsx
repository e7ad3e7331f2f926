import { type Endpoint, siteEndpoints, userEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ReferencePicker } from "../../../ui/picking/ReferencePicker.tsx";
import { useNames } from "../../../ui/picking/useNames.ts";
import { useMayCall } from "../../../ui/useMayCall.ts";
import type { PreviewChoice } from "./usePreviewChoice.ts";

const instructors = { role: ["Instructor"] };
const everywhere = {};

function ViewerPicker({
  name,
  label,
  placeholder,
  calls,
  within,
  choice,
}: {
  readonly name: "school_id" | "user_id";
  readonly label: string;
  readonly placeholder: string;
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  readonly within: Readonly<Record<string, unknown>>;
  readonly choice: PreviewChoice;
}) {
  const id = choice.who[name];
  const [picked = null] = useNames(calls.get, id ? [id] : []);
  return (
    <ReferencePicker
      list={calls.list}
      within={within}
      label={label}
      placeholder={placeholder}
      value={picked}
      onChange={(chosen) => choice.change({ [name]: chosen ? String(chosen.id) : "" })}
    />
  );
}

/** The site and the instructor a preview is for, of what is meant for some of them only. */
export function PreviewViewers({ choice }: { readonly choice: PreviewChoice }) {
  const { t } = useTranslation("quizzes");
  const mayPickPeople = useMayCall(userEndpoints.list);
  return (
    <>
      <ViewerPicker
        name="school_id"
        label={t("nomination.site")}
        placeholder={t("nomination.anySite")}
        calls={siteEndpoints}
        within={everywhere}
        choice={choice}
      />
      {mayPickPeople && (
        <ViewerPicker
          name="user_id"
          label={t("nomination.instructor")}
          placeholder={t("nomination.anyInstructor")}
          calls={userEndpoints}
          within={instructors}
          choice={choice}
        />
      )}
    </>
  );
}
