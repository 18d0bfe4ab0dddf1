// Plants defects in the hooks one at a time and expects the tests that they break to fail; the server's are in its safety tests.
import { defects } from "./plant.mjs";
import { program, root, runNode } from "./programs.mjs";

process.chdir(root);
for (const [name, { tests, fails }] of Object.entries(defects)) {
  const { code, output } = await runNode([program("vitest"), "run", "--project", "hooks", tests, "--reporter=default"], {
    env: { PLANTED: name },
  });
  const isFound = code !== 0 && output.split("\n").some((line) => line.includes("FAIL") && line.includes(fails));
  console.log(`${isFound ? "red   " : "MISSED"}  ${name}`);
  if (isFound) continue;
  console.error(output);
  process.exitCode = 1;
}
