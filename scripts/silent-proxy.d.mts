/** Listens on a port of its own; `silence` leaves the connections of now without another byte in either direction, new ones work. */
export function silentProxy(port: number): Promise<{ host: string; silence(): void; stop(): void }>;
