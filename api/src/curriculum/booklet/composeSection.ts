import { answeredTypes, type BookletItem, type Language } from "@kindling/contract";
import { spellDate } from "../../core/printing/spellDate.ts";
import { type Block, type Section, textBlock } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";
import { composeDetails } from "./composeDetails.ts";
import { readProse } from "./readProse.ts";

/** A heading with its content. */
function part(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length > 0 ? [{ type: "heading", level: 2, text: title }, ...blocks] : [];
}

function questionBlocks({ questions }: BookletItem): Block[] {
  const entries = questions.map(({ label, options }): Block[] => [
    textBlock(options && options.length > 0 ? `${label} (${options.join(" · ")})` : label),
  ]);
  return entries.length > 0 ? [{ type: "list", isOrdered: true, entries }] : [];
}

/** Builds an item's section in the order teachers need it. */
export function composeSection(item: BookletItem, language: Language): Section {
  const say = bookletSay[language];
  const { area, labels } = answeredTypes[item.kind];
  const { kind, standards, video_url: video, attachment } = item;
  const begin = spellDate(item.start, language);
  const dates = item.start === item.end ? begin : `${begin} – ${spellDate(item.end, language)}`;
  const about = [item.session?.name, item.session_theme?.name, item.trait?.name, item.level?.name];
  const listed = standards.map((standard) => [textBlock(standard)]);
  const blocks: Block[] = [
    ...(item.will_visit ? [{ type: "note", text: say.visit } as const] : []),
    ...readProse(item.instructions ?? ""),
    ...composeDetails(item, language),
    ...part(say.questions, questionBlocks(item)),
    ...part(say.standards, listed.length > 0 ? [{ type: "list", isOrdered: false, entries: listed }] : []),
    ...part(
      say.video,
      video ? [{ type: "text", runs: [{ text: video, link: video, isUnderlined: true }] }] : [],
    ),
    ...part(say.attachment, attachment ? [textBlock(attachment.name)] : []),
  ];
  return {
    id: `${kind}-${item.id}`,
    kind: labels[language].one,
    area,
    title: item.title,
    dates,
    about: about.filter(Boolean).join(" · "),
    blocks,
  };
}
