/** Another process has the port; `message` contains the fix. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}
