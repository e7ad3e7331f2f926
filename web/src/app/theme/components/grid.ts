import type { Components, Theme } from "@mui/material/styles";
import { fonts, radius, shadow } from "../tokens.ts";

export const grid: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          border: `1px solid ${palette.divider}`,
          borderRadius: radius.large,
          backgroundColor: palette.background.paper,
          boxShadow: shadow.card,
          fontSize: "0.9375rem",
          "--DataGrid-t-header-background-base": palette.background.paper,
          "--DataGrid-t-color-border-base": palette.divider,
          "--DataGrid-rowBorderColor": palette.divider,
          "& .MuiDataGrid-columnHeaderTitle": {
            fontFamily: fonts.heading,
            fontWeight: 800,
            fontSize: "0.875rem",
            color: palette.text.secondary,
            lineHeight: 1.2,
            whiteSpace: "normal",
          },
          "& .MuiDataGrid-columnSeparator": { opacity: 0 },
          "& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator": { opacity: 1 },
          "& .MuiDataGrid-row, & .MuiDataGrid-columnHeader": { backgroundColor: palette.background.paper },
          "& .MuiDataGrid-row:hover": { backgroundColor: palette.background.sunken },
          "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover": {
            backgroundColor: palette.background.tint,
          },
          "& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible": {
            outline: `3px solid ${palette.primary.main}`,
            outlineOffset: -3,
          },
          "& .MuiDataGrid-cell:focus:not(:focus-visible), & .MuiDataGrid-columnHeader:focus:not(:focus-visible)":
            {
              outline: "none",
            },
        };
      },
    },
  },
};
