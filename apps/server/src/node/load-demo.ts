/** The parts that only a demo server has. */
export type Demo = Awaited<ReturnType<typeof loadDemo>>;

/** Loads the seeds and simulations of the demo; a production server never does. */
export const loadDemo = () => import("../demo/demo");
