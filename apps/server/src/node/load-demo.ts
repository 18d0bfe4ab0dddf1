/** What a server of the demo has besides. */
export type Demo = Awaited<ReturnType<typeof loadDemo>>;

/** Loads what fills and plays the demo, which a server in production never does. */
export const loadDemo = () => import("../demo/demo");
