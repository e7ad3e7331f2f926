import type { ComponentProps } from "react";

interface FileInputProps extends Pick<ComponentProps<"input">, "ref" | "accept" | "multiple" | "capture"> {
  readonly label: string;
  readonly onFiles: (files: File[]) => void;
}

/** A hidden file input, to be opened by a button; the same file can be chosen twice, as after a refusal. */
export function FileInput({ label, onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
