// Who may import whom: openapi → sdk → hooks → ui → console, server → sdk/contract, and no domain another one's folder.
import { hooksParts, uiParts } from "./scripts/kit-parts.mjs";

const proof =
  "\\.(test|spec|stories)\\.[mc]?[tj]sx?$|/\\.storybook/|/testing/|^e2e/|^bench/|^apps/server/src/([^/]+/safety|generated/safety)\\.ts$";
const testEntryPoints = "^(packages/hooks|apps/server)/src/testing/";
const members = ["packages/sdk", "packages/hooks", "packages/ui", "apps/console", "apps/server"];

// the rooms of the server that are no domain, each of which may import those before it alone; ports import nothing
const serverRooms = ["ports", "core", "tenancy", "files", "rich-text", "jobs", "contract", "kernel", "kit"];
const foundations = serverRooms.join("|");
// what fills a domain in seeds and in the demo, and plays the outside world to it
const fills = "^apps/server/src/[^/]+/((seed[a-z-]*|demo)\\.ts$|(seed|simulator)/)";
// the folders of hooks and ui that are no domain
const kit = [...new Set([...hooksParts, ...uiParts, "theme"])].join("|");
const machinery = `${foundations}|adapters|composition|demo|generated|node`;

/** `from` may reach only the listed members of the workspace; tests and stories may also start the server. */
function layer(from, reach) {
  const refused = members.filter((one) => one !== from && !reach.includes(one));
  return [
    {
      name: `${from.split("/")[1]}-direction`,
      comment: `${from} may import ${reach.join(", ") || "no other member of the workspace"}.`,
      severity: "error",
      from: { path: `^${from}/`, pathNot: proof },
      to: { path: `^(${refused.join("|")})/` },
    },
    {
      name: `${from.split("/")[1]}-direction-in-tests`,
      comment: "Tests and stories also start the real server, and nothing else that lies above them.",
      severity: "error",
      from: { path: `^${from}/.*(${proof})` },
      to: { path: `^(${refused.join("|")})/`, pathNot: `${testEntryPoints}|^packages/sdk/src/` },
    },
  ];
}

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Files that import each other cannot be read one by one.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "no-cycles-in-the-console",
      comment: "Nor by import(): the route table, the shell and the screens can be read one by one.",
      severity: "error",
      from: { path: "^apps/console/src/" },
      to: { circular: true },
    },
    {
      name: "screens-do-not-lead-to-screens",
      comment: "routing/screen-files.ts leads to every screen by a glob, which is no import here: none may lead back to it.",
      severity: "error",
      from: { path: "^apps/console/src/routes/" },
      to: { path: "^apps/console/src/routing/screen-files\\.ts$", reachable: true },
    },
    {
      name: "not-found",
      comment: "The import leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },

    ...layer("packages/sdk", []),
    ...layer("packages/hooks", ["packages/sdk"]),
    ...layer("packages/ui", ["packages/hooks", "packages/sdk"]),
    ...layer("apps/console", ["packages/ui", "packages/hooks", "packages/sdk"]),
    ...layer("apps/server", ["packages/sdk"]),
    {
      name: "contract-is-the-servers",
      comment: "sdk/contract is for the server, and the server takes nothing else of the sdk.",
      severity: "error",
      from: { path: "^(packages/(hooks|ui)|apps/console)/", pathNot: proof },
      to: { path: "^packages/sdk/src/contract\\.ts$" },
    },
    {
      name: "server-takes-the-contract-alone",
      comment:
        "The server knows the contract, the rules it shares with clients, and what the content of a form template means; not the client.",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: proof },
      to: { path: "^packages/sdk/", pathNot: "^packages/sdk/src/((contract|forms|form-patterns|passwords)\\.ts$|rules/[^/]+/index\\.ts$)" },
    },
    {
      name: "rules-stand-alone",
      comment:
        "Rules are pure: they know the generated contract, rules/core, rules/time, rules/money, and other domains by their entry points.",
      severity: "error",
      from: { path: "^packages/sdk/src/rules/([^/]+)/", pathNot: proof },
      to: { path: "^packages/sdk/src/", pathNot: "^packages/sdk/src/(generated/|rules/($1/|[^/]+/index\\.ts$))" },
    },
    {
      name: "test-entry-points-stay-in-tests",
      comment: "hooks/testing and the server's test entry points are for tests, stories and measures.",
      severity: "error",
      from: { path: "^(packages|apps)/[^/]+/src/", pathNot: `${proof}|${testEntryPoints}` },
      to: { path: testEntryPoints },
    },

    {
      name: "no-foreign-domain",
      comment:
        "A domain imports its own folder, the parts, and the shared entry point of another domain. What two share goes to core or to the contract.",
      severity: "error",
      from: { path: "^(packages/(?:hooks|ui)/src)/([^/]+)/", pathNot: proof },
      to: { path: "^$1/[^/]+/", pathNot: `^$1/($2|${kit})/|^$1/[^/]+/shared\\.tsx?$` },
    },
    {
      name: "no-foreign-domain-of-hooks",
      comment: "A domain of ui renders the hooks of the same domain, of the kit, or of a shared entry point.",
      severity: "error",
      from: { path: "^packages/ui/src/([^/]+)/", pathNot: proof },
      to: {
        path: "^packages/hooks/src/[^/]+/",
        pathNot: `^packages/hooks/src/($1|${hooksParts.join("|")})/|^packages/hooks/src/[^/]+/shared\\.tsx?$`,
      },
    },
    {
      name: "no-domain-in-core",
      comment: "The parts are what domains stand on; they know none of them.",
      severity: "error",
      from: { path: `^(packages/(?:hooks|ui)/src)/(${kit})/`, pathNot: proof },
      to: { path: "^$1/[^/]+/", pathNot: `^$1/(${kit})/` },
    },
    {
      name: "core-stands-alone",
      comment: "core holds the smallest parts, those of the other folders are made of them.",
      severity: "error",
      from: { path: "^packages/ui/src/core/", pathNot: proof },
      to: { path: "^packages/ui/src/", pathNot: "^packages/ui/src/(core|theme)/" },
    },
    {
      name: "no-foreign-domain-in-server",
      comment: "A domain of the server imports its own folder, the rooms, and the shared entry point of another domain.",
      severity: "error",
      from: { path: `^apps/server/src/(?!(?:${machinery})/)([^/]+)/`, pathNot: `${proof}|${fills}` },
      to: { path: "^apps/server/src/", pathNot: `^apps/server/src/($1|${foundations})/|^apps/server/src/[^/]+/shared\\.ts$` },
    },
    {
      name: "seeds-know-seeds",
      comment: "What fills one domain may also use what fills another.",
      severity: "error",
      from: { path: fills.replace("[^/]+", "(?!demo/)([^/]+)"), pathNot: proof },
      to: {
        path: "^apps/server/src/",
        pathNot: `^apps/server/src/($1|${foundations}|demo/kit)/|^apps/server/src/[^/]+/(shared|seed|demo|simulator/shared)\\.ts$`,
      },
    },
    {
      name: "production-knows-no-demo",
      comment: "A server in production neither fills shops nor plays the outside world: node/load-demo.ts alone leads there.",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: `${proof}|${fills}|^apps/server/src/(demo/|generated/demo\\.ts$|node/load-demo\\.ts$)` },
      to: { path: `${fills}|^apps/server/src/(demo/|generated/demo\\.ts$)` },
    },
    {
      name: "the-demo-is-loaded-on-demand",
      comment: "So it is a file of its own in the build.",
      severity: "error",
      from: { path: "^apps/server/src/node/load-demo\\.ts$" },
      to: { path: "^apps/server/src/", dependencyTypesNot: ["dynamic-import"] },
    },
    ...serverRooms.map((room, place) => ({
      name: `server-${room}-direction`,
      comment: `${room} may import ${serverRooms.slice(0, place).join(", ") || "nothing of the server"}.`,
      severity: "error",
      from: { path: `^apps/server/src/${room}/`, pathNot: proof },
      to: {
        path: "^apps/server/src/",
        pathNot: `^apps/server/src/(${serverRooms.slice(0, place + 1).join("|")})/|^apps/server/src/generated/migrations\\.ts$`,
      },
    })),
    {
      name: "adapters-know-ports-alone",
      comment: "An adapter fulfils a port; of the rest of the server it knows the smallest parts.",
      severity: "error",
      from: { path: "^apps/server/src/adapters/", pathNot: proof },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(adapters|ports|core)/" },
    },
    {
      name: "adapters-are-chosen-by-the-node",
      comment: "Who decides what the world outside is: the Node side, and tests.",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: `${proof}|^apps/server/src/(adapters|node)/|^apps/server/src/(main|node)\\.ts$` },
      to: { path: "^apps/server/src/adapters/" },
    },
    {
      name: "demo-kit-stands-alone",
      comment: "demo/kit holds what seeds are made with; it knows no domain.",
      severity: "error",
      from: { path: "^apps/server/src/demo/kit/", pathNot: proof },
      to: { path: "^apps/server/src/", pathNot: `^apps/server/src/(${foundations}|demo/kit)/` },
    },
    {
      name: "tables-belong-to-their-domain",
      comment: "A table is read and written by the stores and seeds of its own domain.",
      severity: "error",
      from: { path: "^apps/server/src/([^/]+)/", pathNot: proof },
      to: { path: "^apps/server/src/[^/]+/tables\\.ts$", pathNot: "^apps/server/src/$1/tables\\.ts$" },
    },

    {
      name: "node-stays-on-the-node-side",
      comment: "node:* is for the Node side of the server: main.ts, node.ts, node/, its adapters, testing.",
      severity: "error",
      from: {
        path: "^(packages/[^/]+|apps/[^/]+)/src/",
        pathNot: `${proof}|^apps/server/src/(main|node)\\.ts$|^apps/server/src/node/|^apps/server/src/adapters/(node|disk|postgresql|s3)-[a-z-]+\\.ts$`,
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "router-is-the-consoles",
      comment: "Screens take addresses and callbacks; only the console knows a router.",
      severity: "error",
      from: { path: "^(packages|apps/server)/" },
      to: { path: "/react-router(-dom)?/" },
    },
    {
      name: "no-ui-in-hooks",
      comment: "Hooks would hold in a native app.",
      severity: "error",
      from: { path: "^packages/(sdk|hooks)/", pathNot: proof },
      to: { path: "/node_modules/(@chakra-ui|react-dom|@emotion|lucide-react)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/(dist|storybook-static)/|^test-results/|(^|/)\\.(data|cache)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".json"],
      mainFields: ["module", "main", "types"],
    },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
