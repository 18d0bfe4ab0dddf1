/** Runs work while its total weight is within a limit; the rest waits in a queue. */
export interface Semaphore {
  /** Runs `work` when there is room for its weight; work heavier than the limit runs alone. */
  pass<Result>(weight: number, work: () => Promise<Result>): Promise<Result>;
  /** The length of the queue. */
  waiting(): number;
}

/** A semaphore of this limit. */
export function semaphoreOf(limit: number): Semaphore {
  const line: { weight: number; enter: () => void }[] = [];
  let inside = 0;

  function admit() {
    for (let next = line[0]; next && (inside === 0 || inside + next.weight <= limit); next = line[0]) {
      line.shift();
      inside += next.weight;
      next.enter();
    }
  }

  return {
    waiting: () => line.length,

    async pass(weight, work) {
      await new Promise<void>((enter) => {
        line.push({ weight, enter });
        admit();
      });
      try {
        return await work();
      } finally {
        inside -= weight;
        admit();
      }
    },
  };
}
