import { activities } from "@kindling/contract";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { LayoutPreview } from "./puzzle/LayoutPreview.tsx";
import { PieceTexts } from "./puzzle/PieceTexts.tsx";
import { PuzzleTypeField } from "./puzzle/PuzzleTypeField.tsx";
import { SizeField } from "./puzzle/SizeField.tsx";
import { WordsField } from "./puzzle/WordsField.tsx";

const { FileField } = fieldsOf(activities.puzzle);

export function PuzzleDetails() {
  const { t } = useTranslation("puzzles");
  const type: unknown = useWatch({ name: "details.puzzle_type" });
  return (
    <>
      <PuzzleTypeField />
      {type === "jigsaw" ? (
        <>
          <FileField name="details.image_url" accept="image/*" hint={t("editor.pictureHint")} />
          <PieceTexts />
        </>
      ) : (
        Boolean(type) && <WordsField />
      )}
      {Boolean(type) && type !== "word_scramble" && <SizeField isJigsaw={type === "jigsaw"} />}
      {Boolean(type) && <LayoutPreview />}
    </>
  );
}
