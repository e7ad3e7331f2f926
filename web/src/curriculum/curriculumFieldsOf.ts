import type { Resource } from "@kindling/contract";
import { fieldsOf } from "../ui/fields/fieldsOf.ts";
import { ListField } from "./list-field/ListField.tsx";
import { QuestionBuilder } from "./question-builder/QuestionBuilder.tsx";
import { RichTextField } from "./rich-text/RichTextField.tsx";
import { StandardField } from "./standards/StandardField.tsx";
import { VideoField } from "./video/VideoField.tsx";

/** The fields of a resource's form, with those that only the curriculum has. */
export function curriculumFieldsOf<R extends Pick<Resource, "input">>(resource: R) {
  return fieldsOf(resource, { ListField, QuestionBuilder, RichTextField, StandardField, VideoField });
}
