import { type IllustrationName, illustrationAddress } from "@kindling/contract";
import Box from "@mui/material/Box";
import { type KeyboardEvent, useRef } from "react";

interface Props {
  readonly names: readonly IllustrationName[];
  readonly label: string;
  /** What an illustration shows, in words. */
  readonly nameOf: (name: IllustrationName) => string;
  readonly chosen: string | null;
  readonly onChoose: (name: IllustrationName) => void;
  /** Chooses it for good, with Enter or a double click. */
  readonly onPick: (name: IllustrationName) => void;
}

/** How many options stand in the first row. */
function columnsOf(options: readonly HTMLElement[]): number {
  const next = options.findIndex(({ offsetTop }) => offsetTop !== options[0]?.offsetTop);
  return next < 0 ? options.length : next;
}

/** Illustrations in rows; the arrow keys go from one to the next. */
export function IllustrationGrid({ names, label, nameOf, chosen, onChoose, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const entry = names.find((name) => name === chosen) ?? names[0];

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const options = [...(list.current?.children ?? [])].filter((each) => each instanceof HTMLElement);
    const columns = columnsOf(options);
    const to: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: names.length - 1,
    };
    const name = names[to[event.key] ?? at];
    if (event.key === "Enter" && name) onPick(name);
    else if (event.key === " " && name) onChoose(name);
    else if (event.key in to) {
      if (name) {
        options[to[event.key] ?? at]?.focus();
        onChoose(name);
      }
    } else return;
    event.preventDefault();
  };

  return (
    <Box
      ref={list}
      role="listbox"
      aria-label={label}
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
        gap: 1,
        minHeight: 240,
        alignContent: "start",
      }}
    >
      {names.map((name, index) => (
        <Box
          key={name}
          role="option"
          tabIndex={name === entry ? 0 : -1}
          aria-selected={name === chosen}
          aria-label={nameOf(name)}
          title={nameOf(name)}
          onClick={() => onChoose(name)}
          onDoubleClick={() => onPick(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
          sx={{
            p: 0.5,
            borderRadius: 2,
            border: 2,
            borderColor: name === chosen ? "primary.main" : "transparent",
            cursor: "pointer",
            "&:hover": { bgcolor: "action.hover" },
            "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
          }}
        >
          <Box
            component="img"
            loading="lazy"
            src={illustrationAddress(name)}
            alt=""
            sx={{ display: "block", width: 1, aspectRatio: "1" }}
          />
        </Box>
      ))}
    </Box>
  );
}
