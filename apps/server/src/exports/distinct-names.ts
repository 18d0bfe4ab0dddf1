/** The same names; duplicates get a number. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, extension = ""] = /^(.+?)(\.\w+)?$/s.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
