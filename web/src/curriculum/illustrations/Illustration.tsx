import { type IllustrationName, illustrationAddress, isUploaded } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** A name of the set, or the address of an uploaded picture. */
  readonly illustration: string;
  readonly sx: SxProps<Theme>;
}

const Drawn = ({ illustration, alt, sx }: Props & { readonly alt: string }) => (
  <Box component="img" src={illustrationAddress(illustration)} alt={alt} sx={sx} />
);

function Named(props: Props) {
  const { t } = useTranslation("illustrations");
  return <Drawn {...props} alt={t(props.illustration as IllustrationName)} />;
}

/** An illustration, with what it shows in words once those are there; an uploaded picture has no words. */
export function Illustration(props: Props) {
  const wordless = <Drawn {...props} alt="" />;
  if (isUploaded(props.illustration)) return wordless;
  return (
    <Suspense fallback={wordless}>
      <Named {...props} />
    </Suspense>
  );
}
