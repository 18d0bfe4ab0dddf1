// CPU seconds of a process and its descendants, measured while they run: nothing counts those of a killed browser afterwards.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const pauseMs = 1_000;

/** Starts to watch a process; the returned function stops and returns the seconds. 0 if the system does not report them (not Linux). */
export function watchCpu(pid) {
  const seconds = new Map();
  const members = new Set();
  const clock = existsSync("/proc/self/stat") ? setInterval(look, pauseMs) : undefined;
  clock?.unref();
  return () => {
    clearInterval(clock);
    return [...seconds.values()].reduce((sum, one) => sum + one, 0);
  };

  function look() {
    const running = new Map(readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : [])));
    const isMember = (id) => members.has(id) || id === pid || (running.get(id)?.parent > 1 && isMember(running.get(id).parent));
    for (const [id, { cpu }] of running) {
      if (!isMember(id)) continue;
      members.add(id);
      seconds.set(id, Math.max(cpu, seconds.get(id) ?? 0));
    }
  }
}

function statOf(id) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1).split(" ");
    return [[Number(id), { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / 100 }]];
  } catch {
    return []; // it has just exited
  }
}
