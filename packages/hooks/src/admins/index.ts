export { adminText, type AdminTextKey } from "./messages";
export { type AdminFormOptions, useAdminForm } from "./use-admin-form";
export { admins, useAdminList } from "./use-admin-list";
export { useAdminSessions } from "./use-admin-sessions";
export { type PasswordFormOptions, usePasswordForm } from "./use-password-form";
