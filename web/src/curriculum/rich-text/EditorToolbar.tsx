import BoldIcon from "@mui/icons-material/FormatBoldRounded";
import ItalicIcon from "@mui/icons-material/FormatItalicRounded";
import BulletsIcon from "@mui/icons-material/FormatListBulletedRounded";
import NumbersIcon from "@mui/icons-material/FormatListNumberedRounded";
import QuoteIcon from "@mui/icons-material/FormatQuoteRounded";
import UnderlineIcon from "@mui/icons-material/FormatUnderlinedRounded";
import LinkIcon from "@mui/icons-material/LinkRounded";
import RedoIcon from "@mui/icons-material/RedoRounded";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Box from "@mui/material/Box";
import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkDialog } from "./LinkDialog.tsx";
import { ToolButton } from "./ToolButton.tsx";

interface Tool {
  readonly name: string;
  readonly face: ReactNode;
  readonly pressed?: boolean;
  readonly off?: boolean;
  readonly run: () => void;
}

/** The formatting buttons: one Tab stop, with arrow keys between them. */
export function EditorToolbar({ editor, controls }: { readonly editor: Editor; readonly controls: string }) {
  const { t } = useTranslation("content");
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      headings: ([2, 3, 4] as const).map((level) => at.isActive("heading", { level })),
      bold: at.isActive("bold"),
      italic: at.isActive("italic"),
      underline: at.isActive("underline"),
      bullets: at.isActive("bulletList"),
      numbers: at.isActive("orderedList"),
      quote: at.isActive("blockquote"),
      link: at.isActive("link") ? String(at.getAttributes("link")["href"] ?? "") : null,
      canLink: at.isActive("link") || !at.state.selection.empty,
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    ...([2, 3, 4] as const).map((level, index) => ({
      name: t("editor.heading", { level: index + 1 }),
      face: (
        <Box aria-hidden component="span" sx={{ fontFamily: "h2.fontFamily", fontWeight: 800 }}>
          H{index + 1}
        </Box>
      ),
      pressed: now.headings[index] ?? false,
      run: () => chain().toggleHeading({ level }).run(),
    })),
    { name: t("editor.bold"), face: <BoldIcon />, pressed: now.bold, run: () => chain().toggleBold().run() },
    {
      name: t("editor.italic"),
      face: <ItalicIcon />,
      pressed: now.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      name: t("editor.underline"),
      face: <UnderlineIcon />,
      pressed: now.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      name: t("editor.bullets"),
      face: <BulletsIcon />,
      pressed: now.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: t("editor.numbers"),
      face: <NumbersIcon />,
      pressed: now.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: t("editor.quote"),
      face: <QuoteIcon />,
      pressed: now.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      name: t("editor.link"),
      face: <LinkIcon />,
      pressed: now.link !== null,
      off: !now.canLink,
      run: () => setLinking(true),
    },
    { name: t("editor.undo"), face: <UndoIcon />, off: !now.undo, run: () => chain().undo().run() },
    { name: t("editor.redo"), face: <RedoIcon />, off: !now.redo, run: () => chain().redo().run() },
  ];
  const walk = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t("editor.toolbar")}
      aria-controls={controls}
      onKeyDown={walk}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.sunken",
      }}
    >
      {tools.map(({ name, face, pressed, off = false, run }, index) => (
        <ToolButton
          key={name}
          name={name}
          pressed={pressed}
          off={off}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={run}
        >
          {face}
        </ToolButton>
      ))}
      {linking && (
        <LinkDialog
          address={now.link}
          onSet={(href) => {
            setLinking(false);
            chain().extendMarkRange("link").setLink({ href }).run();
          }}
          onRemove={() => {
            setLinking(false);
            chain().extendMarkRange("link").unsetLink().run();
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </Box>
  );
}
