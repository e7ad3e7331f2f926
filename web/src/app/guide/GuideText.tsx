import type { Language } from "@kindling/contract";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { guidePicture } from "./guideFiles.ts";
import type { GuideBlock, GuidePart } from "./parseGuide.ts";

interface GuideTextProps {
  readonly blocks: readonly GuideBlock[];
  readonly language: Language;
  readonly onPage: (page: string) => void;
}

/** The text of a page of the guide. */
export function GuideText({ blocks, language, onPage }: GuideTextProps) {
  const write = (line: readonly GuidePart[]) =>
    line.map((part, nth) => <Part key={nth} part={part} onPage={onPage} />);
  return blocks.map((block, nth) => {
    switch (block.kind) {
      case "heading":
        return (
          <Typography key={nth} variant="h3" component="h3">
            {write(block.line)}
          </Typography>
        );
      case "paragraph":
        return <p key={nth}>{write(block.line)}</p>;
      case "picture":
        return <img key={nth} src={guidePicture(language, block.file)} alt={block.alt} loading="lazy" />;
      default: {
        const List = block.kind === "steps" ? "ol" : "ul";
        return (
          <List key={nth}>
            {block.lines.map((line, place) => (
              <li key={place}>{write(line)}</li>
            ))}
          </List>
        );
      }
    }
  });
}

function Part({ part, onPage }: { readonly part: GuidePart } & Pick<GuideTextProps, "onPage">) {
  const { text, page } = part;
  if (part.as === "label") return <strong>{text}</strong>;
  if (part.as === "key") return <kbd>{text}</kbd>;
  if (!page) return text;
  return (
    <Link component="button" type="button" onClick={() => onPage(page)}>
      {text}
    </Link>
  );
}
