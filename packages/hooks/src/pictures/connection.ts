/** Whether the device is connected, and how to hear of a change. */
export interface Connection {
  isOnline(): boolean;
  /** Calls `listener` when it changes; returns how to stop that. */
  onChange(listener: () => void): () => void;
}

/** The connection of the device this runs on; taken for connected where nobody knows. */
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
