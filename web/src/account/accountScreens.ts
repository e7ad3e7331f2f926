/** The screens of staff about accounts: fetched together, so that first loads name fewer files. */
export { AuditLogPage } from "./audit-log/AuditLogPage.tsx";
export { RetentionPage } from "./retention/RetentionPage.tsx";
export { SecurityLogPage } from "./security-log/SecurityLogPage.tsx";
export { SignInRulesPage } from "./sign-in-rules/SignInRulesPage.tsx";
