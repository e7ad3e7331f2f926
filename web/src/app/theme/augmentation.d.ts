import "@mui/material/styles";
import "@mui/material/themeCssVarsAugmentation";
import type { CSSProperties } from "react";
import type { AreaName } from "./tokens.ts";

declare module "@mui/material/styles" {
  interface TypeBackground {
    /** Behind the navigation and the wells of forms. */
    sunken: string;
    /** Menus, dialogs, drawers. */
    raised: string;
    /** The primary's tint, for what is chosen or calls for attention. */
    tint: string;
  }

  interface Palette {
    area: Record<AreaName, string>;
    areaSoft: Record<AreaName, string>;
    /** The border of inputs and buttons. */
    edge: string;
  }

  interface PaletteOptions {
    area?: Record<AreaName, string>;
    areaSoft?: Record<AreaName, string>;
    edge?: string;
  }

  interface TypographyVariants {
    /** Small text of less weight, such as a hint. */
    note: CSSProperties;
    /** What a class reads from the back of the room; see stageType. */
    stageTitle: CSSProperties;
    stageText: CSSProperties;
    stageLabel: CSSProperties;
    stageCount: CSSProperties;
  }

  interface TypographyVariantsOptions {
    note?: CSSProperties;
    stageTitle?: CSSProperties;
    stageText?: CSSProperties;
    stageLabel?: CSSProperties;
    stageCount?: CSSProperties;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    note: true;
    stageTitle: true;
    stageText: true;
    stageLabel: true;
    stageCount: true;
  }
}

declare module "react" {
  interface CSSProperties {
    /** The columns of a list's table. */
    "--columns"?: string;
    /** The colors of an area of the curriculum. */
    "--area"?: string;
    "--soft"?: string;
  }
}
