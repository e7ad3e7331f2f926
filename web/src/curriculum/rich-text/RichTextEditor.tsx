import { richTextSchemes } from "@kindling/contract";
import Box from "@mui/material/Box";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { asMarkup } from "./asMarkup.ts";
import { EditorToolbar } from "./EditorToolbar.tsx";
import { proseStyle } from "./proseStyle.ts";
import { tidyPaste } from "./tidyPaste.ts";

/** The formats of the editor: only those that the server keeps. */
const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: [...richTextSchemes],
      defaultProtocol: "https",
      HTMLAttributes: { target: "_blank", rel: "noopener noreferrer nofollow" },
    },
  }),
];

/** Keys left to the page: Tab moves the focus, Ctrl or ⌘ with Enter saves the form. */
const isForPage = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === "Tab" || (key === "Enter" && (ctrlKey || metaKey));

export interface RichTextEditorProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly value: string;
  readonly required: boolean;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly onChange: (markup: string) => void;
  readonly onBlur: () => void;
}

export function RichTextEditor({
  id,
  labelledBy,
  describedBy,
  value,
  required,
  wrong,
  readOnly,
  onChange,
  onBlur,
}: RichTextEditorProps) {
  const said = useRef(value);
  const editor = useEditor({
    extensions: editorExtensions,
    content: asMarkup(value),
    editable: !readOnly,
    // The content policy takes no styles that a script writes into the page.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-required": String(required),
        "aria-invalid": String(wrong),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      },
      transformPastedHTML: tidyPaste,
      handleDOMEvents: { keydown: (_view, event) => isForPage(event) },
    },
    onUpdate: ({ editor: at }) => {
      said.current = at.isEmpty ? "" : at.getHTML();
      onChange(said.current);
    },
    onBlur,
  });

  useEffect(() => {
    // The form's value was replaced, for example by another person's version.
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(asMarkup(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: wrong ? "error.main" : "edge",
        borderRadius: 1.5,
        overflow: "hidden",
        bgcolor: "background.paper",
        "&:focus-within": {
          borderColor: "primary.main",
          outline: 1,
          outlineColor: "primary.main",
          outlineStyle: "solid",
        },
        "& .tiptap": {
          ...proseStyle,
          minHeight: 160,
          maxHeight: "50vh",
          overflowY: "auto",
          px: 2,
          py: 1.5,
          outline: "none",
          position: "relative",
          overflowWrap: "break-word",
          whiteSpace: "break-spaces",
          fontVariantLigatures: "none",
        },
        "& .tiptap [contenteditable=false]": { whiteSpace: "normal" },
      }}
    >
      {!readOnly && <EditorToolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} />
    </Box>
  );
}
