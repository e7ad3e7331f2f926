import { richTextSchemes } from "@kindling/contract";
import StarterKit from "@tiptap/starter-kit";

/** The formats of the editor: only those that the server keeps. */
export const editorExtensions = [
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
