/** The port is somebody else's; `message` says what to do. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}
