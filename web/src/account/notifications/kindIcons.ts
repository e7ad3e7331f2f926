import type { NotificationKind } from "@kindling/contract";
import type { SvgIconComponent } from "@mui/icons-material";
import ReportIcon from "@mui/icons-material/AssessmentOutlined";
import ApprovalIcon from "@mui/icons-material/FactCheckOutlined";
import ImportIcon from "@mui/icons-material/FileUploadOutlined";
import LeadIcon from "@mui/icons-material/HandshakeOutlined";
import LedgerIcon from "@mui/icons-material/MenuBookOutlined";
import NudgeIcon from "@mui/icons-material/TaskAltOutlined";
import MailIcon from "@mui/icons-material/UnsubscribeOutlined";

/** The icon of each kind of notification. */
export const kindIcons: Readonly<Record<NotificationKind, SvgIconComponent>> = {
  approval: ApprovalIcon,
  lead: LeadIcon,
  nudge: NudgeIcon,
  report: ReportIcon,
  import: ImportIcon,
  ledger: LedgerIcon,
  mail: MailIcon,
};
