/** What the preparations of this domain bring, by operation: the password as it is stored. */
export interface PreparedAdmins {
  saveAdmin: string;
  setAdminPassword: string;
}
