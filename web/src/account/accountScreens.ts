import { AuditLogPage } from "./audit-log/AuditLogPage.tsx";
import { NotificationsPage } from "./notifications/NotificationsPage.tsx";
import { RetentionPage } from "./retention/RetentionPage.tsx";
import { SecurityLogPage } from "./security-log/SecurityLogPage.tsx";
import { SetUpPage } from "./set-up/SetUpPage.tsx";
import { SignInRulesPage } from "./sign-in-rules/SignInRulesPage.tsx";

export { SetUpCard } from "./set-up/SetUpCard.tsx";

/** The screens of staff and leaders about accounts by title: fetched together, so that first loads name fewer files. */
export const accountScreens = {
  auditLog: AuditLogPage,
  notifications: NotificationsPage,
  retention: RetentionPage,
  securityLog: SecurityLogPage,
  setUp: SetUpPage,
  signInRules: SignInRulesPage,
};
