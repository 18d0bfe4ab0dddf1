/** Defects that the tests of the hooks must find: the file, the replacement, and the tests that then fail. */
export const defects = {
  "lost refetch": {
    file: "packages/hooks/src/core/use-action.ts",
    pattern: /await refresh\(\w+\);/g,
    replacement: "",
    tests: "core/use-action.test.tsx",
    fails: "fetched again before run resolves",
  },
  "silent double press": {
    file: "packages/hooks/src/core/use-action.ts",
    pattern: /running\.has\(press\)|press === \w+/g,
    replacement: "false",
    tests: "core/use-action.test.tsx",
    fails: "a second press within half a second",
  },
};

/** A Vite plugin that plants the defect in PLANTED; without one it does nothing. */
export function planted(name = process.env.PLANTED) {
  const defect = name === undefined ? undefined : defects[name];
  if (name !== undefined && !defect) throw new Error(`There is no planted defect called ${name}.`);
  return {
    name: "planted-defect",
    enforce: "pre",
    transform(code, id) {
      if (!defect || !id.split("?")[0].endsWith(defect.file)) return undefined;
      if (code.search(defect.pattern) < 0) throw new Error(`The defect "${name}" finds nothing to replace in ${defect.file}.`);
      return { code: code.replace(defect.pattern, defect.replacement), map: null };
    },
  };
}
