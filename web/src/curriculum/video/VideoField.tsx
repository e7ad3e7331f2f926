import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { VideoInput } from "./VideoInput.tsx";

/** A video in a form: an address on YouTube, Vimeo or elsewhere, or a file of one's own, with a look at it. */
export function VideoField(props: FieldProps) {
  const field = useField(props);
  return (
    <VideoInput
      label={field.label}
      value={field.value}
      onChange={field.onChange}
      required={field.required}
      readOnly={field.readOnly}
      trouble={field.error}
      hint={props.hint}
    />
  );
}
