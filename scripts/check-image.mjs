// Runs the steps of deploy/Dockerfile without a container engine, in Debian roots made by mmdebstrap with this machine's Node, and then
// the built server as its user, which may write only to /data and /tmp. Needs root; otherwise it prints that it did not run.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./built-server.mjs";
import { stagesOf } from "./dockerfile.mjs";
import { root } from "./programs.mjs";

const work = mkdtempSync(join(tmpdir(), "shopkeeper-image-"));
const lacking = process.getuid?.() === 0 ? made() : "it is not run as root";
try {
  if (lacking) console.log(`image: NOT RUN, since ${lacking}`);
  else await check();
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Creates the root of every stage; returns the reason if it cannot. */
function made() {
  const { status, error, stderr } = spawnSync(
    "mmdebstrap",
    ["--variant=minbase", "--mode=root", "--include=ca-certificates", "--quiet", "bookworm", join(work, "base.tar")],
    { encoding: "utf8" },
  );
  if (error) return "mmdebstrap is not installed";
  if (status !== 0) return `mmdebstrap failed: ${stderr.trim().split("\n").at(-1)}`;
  const mounts = spawnSync("unshare", ["--mount", "true"]);
  return mounts.status === 0 ? undefined : "nothing can be mounted here";
}

async function check() {
  const stages = new Map();
  let last;
  for (const stage of stagesOf(join(root, "deploy/Dockerfile"))) {
    last = unpacked(`stage-${stages.size}`);
    stages.set(stage.name, last);
    for (const step of stage.steps) await perform(step, last, stages);
    console.log(`stage ${stage.name ?? "of the image"}: ${stage.steps.length} steps`);
  }
  rmSync(stages.get("build").folder, { recursive: true, force: true });
  await serves(last);
}

/** A fresh root with Node and npm, and the user `node`, like the base image. */
function unpacked(name) {
  const folder = join(work, name);
  mkdirSync(folder);
  execFileSync("tar", ["-xf", join(work, "base.tar"), "-C", folder]);
  const npm = join(execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim(), "npm");
  cpSync(process.execPath, join(folder, "usr/local/bin/node"));
  cpSync(npm, join(folder, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const command of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, join(folder, "usr/local/bin", command));
  for (const file of ["/etc/resolv.conf", process.env.NODE_EXTRA_CA_CERTS])
    if (file) cpSync(file, join(folder, file), { dereference: true });
  inRoot({ folder }, ["useradd", "--uid", "1000", "--create-home", "node"]);
  return { folder, directory: "/", user: "root", env: {} };
}

async function perform({ instruction, text }, place, stages) {
  if (instruction === "WORKDIR") {
    place.directory = text;
    mkdirSync(join(place.folder, text), { recursive: true });
  } else if (instruction === "COPY") copy(text.split(" "), place, stages);
  else if (instruction === "RUN") inRoot(place, ["sh", "-c", text]);
  else if (instruction === "ENV") for (const [, name, value] of text.matchAll(/(\w+)=(\S+)/g)) place.env[name] = value;
  else if (instruction === "USER") place.user = text;
  else if (instruction === "ENTRYPOINT") place.entry = JSON.parse(text);
  else if (instruction === "HEALTHCHECK") place.health = JSON.parse(/CMD (\[.*\])$/.exec(text)[1]);
  else if (!["VOLUME", "EXPOSE"].includes(instruction)) throw new Error(`No step is known for ${instruction}.`);
}

function copy(words, place, stages) {
  const stage = words[0].startsWith("--from=") ? stages.get(words.shift().slice("--from=".length)) : undefined;
  const [from, to] = words;
  const target = join(place.folder, to.startsWith("/") ? to : join(place.directory, to));
  if (stage) {
    cpSync(join(stage.folder, from), target, { recursive: true, verbatimSymlinks: true });
  } else {
    const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", from], { cwd: root });
    writeFileSync(join(work, "files"), files);
    const packed = execFileSync("tar", ["-cf", "-", "--null", "--ignore-failed-read", "-T", join(work, "files")], {
      cwd: root,
      maxBuffer: 1e9,
    });
    execFileSync("tar", ["-xf", "-", "-C", target], { input: packed });
  }
}

/** The command that runs another one in a root, with /proc, in a directory and as a user of it. */
function rooted({ folder, directory = "/", user = "root" }, command) {
  const script = 'mount -t proc proc "$1/proc" && exec chroot --userspec="$2" "$1" sh -c \'cd "$0" && exec "$@"\' "$3" "${@:4}"';
  return ["unshare", ["--mount", "bash", "-c", script, "bash", folder, user, directory, ...command]];
}

function environmentOf({ env = {}, user }) {
  // this machine's network settings
  const own = Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|npm_config_registry|(https?|no)_proxy)$/i.test(name));
  const path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
  return { PATH: path, HOME: user === "node" ? "/home/node" : "/root", CI: "1", ...Object.fromEntries(own), ...env };
}

function inRoot(place, command) {
  const { status, stdout, stderr } = spawnSync(...rooted(place, command), { env: environmentOf(place), encoding: "utf8" });
  if (status !== 0) throw new Error(`${command.join(" ")} ended with ${status}.\n${stdout}${stderr}`);
}

/** Starts the image on an embedded database, runs its own health check, and checks which files it wrote. */
async function serves(place) {
  place.env.PORT = String(await freePort());
  const before = join(work, "before");
  writeFileSync(before, "");
  const [program, args] = rooted(place, place.entry);
  const child = spawn(program, args, { env: environmentOf(place), stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => printed.push(text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    while (child.exitCode === null && !isHealthy(place)) await new Promise((resolve) => setTimeout(resolve, 500));
    if (child.exitCode !== null) throw new Error(`The server of the image ended.\n${printed.join("")}`);
    const page = await (await fetch(`http://127.0.0.1:${place.env.PORT}/login`, { headers: { accept: "text/html" } })).text();
    if (!page.includes("掌柜")) throw new Error("The image serves no console.");
    console.log("the image serves the console, and is healthy by its own check");
  } finally {
    child.kill();
    await ended;
  }
  const find = ["find", [".", "-xdev", "-newer", before, "-type", "f", "!", "-path", "./data/*", "!", "-path", "./tmp/*"]];
  const written = execFileSync(...find, { cwd: place.folder, encoding: "utf8" });
  if (written !== "") throw new Error(`The server wrote outside /data and /tmp:\n${written}`);
}

function isHealthy(place) {
  return spawnSync(...rooted(place, place.health), { env: environmentOf(place) }).status === 0;
}
