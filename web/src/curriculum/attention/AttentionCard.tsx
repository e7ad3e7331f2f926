import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import FineIcon from "@mui/icons-material/TaskAltRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Collapse from "@mui/material/Collapse";
import Stack from "@mui/material/Stack";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import Typography from "@mui/material/Typography";
import { type ComponentType, type ReactNode, type Ref, useId } from "react";

/** Says that nothing of a kind wants attention. */
export function NoAttention({ ref, text }: { readonly ref?: Ref<HTMLElement>; readonly text: string }) {
  return (
    <Stack
      ref={ref as Ref<HTMLDivElement>}
      direction="row"
      sx={{ gap: 1, alignItems: "center", color: "text.secondary" }}
      className="no-print"
    >
      <FineIcon fontSize="small" sx={{ color: "success.main" }} />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}

/** A card that says how much of a kind wants attention, and lists it when it is opened. */
export function AttentionCard({
  ref,
  icon: Icon,
  title,
  text,
  open,
  onOpen,
  children,
}: {
  readonly ref?: Ref<HTMLElement>;
  readonly icon: ComponentType<SvgIconProps>;
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The lines of the list. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      ref={ref as Ref<HTMLDivElement>}
      component="section"
      aria-labelledby={`${id}t`}
      className="no-print"
      sx={{ px: 2, py: 1 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        <Icon sx={{ color: "warning.main" }} />
        <Typography id={`${id}t`} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}{" "}
          <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
            {text}
          </Typography>
        </Typography>
        <Button
          size="small"
          color="secondary"
          aria-expanded={open}
          aria-controls={`${id}l`}
          aria-labelledby={`${id}t`}
          onClick={() => onOpen(!open)}
        >
          <ExpandIcon sx={{ transform: open ? "rotate(180deg)" : "none" }} />
        </Button>
      </Stack>
      <Collapse in={open} unmountOnExit>
        <Box
          component="ul"
          id={`${id}l`}
          tabIndex={0}
          aria-labelledby={`${id}t`}
          sx={{ mt: 1, maxHeight: 232, overflowY: "auto" }}
        >
          {children}
        </Box>
      </Collapse>
    </Card>
  );
}
