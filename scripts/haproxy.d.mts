/** Starts it before the nodes on some ports of this machine; resolves to its address and a way to end it. */
export function startHaproxy(ports: readonly number[]): Promise<{ url: string; stop(): Promise<void> }>;
