import MoreIcon from "@mui/icons-material/ChevronRightRounded";
import { useTranslation } from "react-i18next";
import type { FindGroup, FindOption } from "./findOption.ts";

interface PaletteGroupsProps {
  readonly id: string;
  readonly groups: readonly FindGroup[];
  /** The marked option's place among those of all groups. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (option: FindOption, inNewTab: boolean) => void;
  readonly onMore: (option: FindOption) => void;
}

/** What the palette offers, in groups; the field above keeps the focus. */
export function PaletteGroups({ id, groups, marked, onMark, onChoose, onMore }: PaletteGroupsProps) {
  const { t } = useTranslation("header");
  let next = 0;
  return (
    <div id={`${id}list`} role="listbox" aria-label={t("find.list")} className="palette-list">
      {groups.map(({ key, heading, options, isStale }) => (
        <div key={key} role="group" aria-labelledby={`${id}${key}`} data-stale={isStale || undefined}>
          <div id={`${id}${key}`} role="presentation" className="palette-heading">
            {heading}
          </div>
          {options.map((option) => {
            const index = next++;
            const { label, detail, icon: Icon, tone, more } = option;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys
              <div
                key={option.key}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === marked}
                className="palette-option"
                data-tone={tone}
                onPointerMove={({ movementX, movementY }) => {
                  // Where the list moves below a pointer that rests, nothing is marked.
                  if (index !== marked && (movementX || movementY)) onMark(index);
                }}
                onClick={(event) => onChoose(option, event.ctrlKey || event.metaKey)}
              >
                <Icon aria-hidden />
                <span className="palette-label">{label}</span>
                {detail && <span className="palette-detail">{detail}</span>}
                {more && (
                  <span
                    aria-hidden
                    className="palette-more"
                    title={t("find.keys.more")}
                    onClick={(event) => {
                      event.stopPropagation();
                      onMore(option);
                    }}
                  >
                    <MoreIcon />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
