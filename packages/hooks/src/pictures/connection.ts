/** Whether the device is connected, and the subscription to changes. */
export interface Connection {
  isOnline(): boolean;
  /** Calls `listener` on each change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** The connection of this device; counts as connected where the browser does not report it. */
export const deviceConnection: Connection = {
  isOnline: () => typeof navigator === "undefined" || navigator.onLine !== false,
  onChange(listener) {
    if (typeof addEventListener !== "function") return () => undefined;
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};
