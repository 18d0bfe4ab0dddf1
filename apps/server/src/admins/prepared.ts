/** Results of this domain's preparations, by operation: the hashed password. */
export interface PreparedAdmins {
  saveAdmin: string;
  setAdminPassword: string;
}
