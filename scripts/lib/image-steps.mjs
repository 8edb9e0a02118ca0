// Runs the steps of a Dockerfile in an ordinary folder, as far as that is possible without a container daemon: FROM (only
// its version of Node.js), WORKDIR, ENV, ARG, COPY with .dockerignore, RUN, USER, HEALTHCHECK and CMD.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import dockerignore from "@balena/dockerignore";
import { DockerfileParser } from "dockerfile-ast";

import { Failure } from "./failure.mjs";
import { fetchNode } from "./node-release.mjs";
import { inRoot } from "./paths.mjs";

/** Variables of the machine that installing packages may need. */
const PASSED_ON = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS", "HOME"];

/** Account of an image's USER if this process is root; another account keeps its own. */
const NOBODY = { uid: 65534, gid: 65534 };

const PLAIN = ["EXPOSE", "VOLUME"];

/**
 * @typedef {{ root: string, name: string, cwd: string, env: Record<string, string>, isUnprivileged: boolean,
 *   command: string[], check: string[] }} Stage `root`: folder that stands for "/"; `cwd`: its WORKDIR, inside of the image
 */

/**
 * Returns the files of the build context, relative to the checkout.
 * @returns {string[]}
 */
export function listContext(root = inRoot()) {
  const ignored = dockerignore().add(fs.readFileSync(path.join(root, ".dockerignore"), "utf8"));
  const below = (folder) =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (ignored.ignores(file)) return [];
      return entry.isDirectory() ? below(file) : [file];
    });
  return below("");
}

const parse = (text) => DockerfileParser.parse(text).getInstructions();

const jsonOf = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`Write this command as a JSON list: ${text}`);
  }
};

/** Returns the value of a flag such as --from=build. */
const flagOf = (instruction, name) =>
  instruction
    .getFlags()
    .find((flag) => flag.getName() === name)
    ?.getValue();

/**
 * Returns the version of Node.js of an image.
 * @param {string} image
 * @throws {Failure} for another image
 */
export function nodeVersionOf(image) {
  const [, version] = /^node:(\d+\.\d+\.\d+)-/.exec(image) ?? [];
  if (!version) throw new Failure(`${image} is not a pinned release of node`);
  return version;
}

/**
 * Runs all stages of a Dockerfile.
 * @param {{ dir: string, args: Record<string, string>, log: string, dockerfile?: string }} options `dir`: an empty folder;
 *   `args`: values of ARG; `log`: prefix of the logs
 * @returns {Promise<Stage & { version: string, node: string, ids: object }>} the last stage, which is still in place
 */
export async function runImageSteps(keeper, { dir, args, log, dockerfile = inRoot("Dockerfile") }) {
  const bin = path.join(dir, "bin");
  const root = path.join(dir, "root");
  const finished = path.join(dir, "stages");
  for (const folder of [bin, finished]) fs.mkdirSync(folder);
  const context = { keeper, dir, bin, finished, args, log, step: 0 };
  let stage;
  for (const instruction of parse(fs.readFileSync(dockerfile, "utf8"))) {
    if (instruction.getKeyword() === "FROM") {
      if (stage) fs.renameSync(root, path.join(finished, stage.name));
      stage = await startStage(context, instruction, root);
    } else await runStep(context, stage, instruction);
  }
  const ids = stage.isUnprivileged ? account() : {};
  return { ...stage, version: context.version, node: path.join(bin, "node"), ids };
}

/** A stage has the path of the one before, as in an image: a build may contain absolute paths. */
async function startStage(context, instruction, root) {
  const version = nodeVersionOf(instruction.getImage());
  if (version !== context.version) {
    // Copied: the account of the last stage may not reach the checkout.
    fs.copyFileSync(await fetchNode(context.keeper, version), path.join(context.bin, "node"));
    context.version = version;
  }
  fs.mkdirSync(root);
  const name = instruction.getBuildStage() ?? "unnamed";
  return { root, name, cwd: "/", env: {}, isUnprivileged: false, command: [], check: [] };
}

const STEPS = {
  WORKDIR(_context, stage, instruction) {
    stage.cwd = instruction.getPath();
    fs.mkdirSync(path.join(stage.root, stage.cwd), { recursive: true });
  },
  ENV(_context, stage, instruction) {
    for (const property of instruction.getProperties()) {
      stage.env[property.getName()] = placeOf(stage, property.getValue());
    }
  },
  ARG({ args }, stage, instruction) {
    const name = instruction.getProperty().getName();
    if (args[name] !== undefined) stage.env[name] = args[name];
  },
  COPY: copy,
  async RUN(context, stage, instruction) {
    context.step += 1;
    const text = instruction.getArgumentsContent();
    await context.keeper.run(`RUN ${text}`, "/bin/sh", ["-c", text], {
      cwd: path.join(stage.root, stage.cwd),
      env: { ...machineEnvironment(context), ...stage.env },
      log: `${context.log}-${context.step}.log`,
    });
  },
  USER(_context, stage) {
    stage.isUnprivileged = true;
  },
  HEALTHCHECK(_context, stage, instruction) {
    stage.check = jsonOf(instruction.getArgumentsContent().replace(/^CMD\s+/, ""));
  },
  CMD(_context, stage, instruction) {
    stage.command = jsonOf(instruction.getArgumentsContent());
  },
};

function runStep(context, stage, instruction) {
  const keyword = instruction.getKeyword();
  if (PLAIN.includes(keyword)) return undefined;
  if (!STEPS[keyword]) throw new Failure(`The rehearsal does not know ${keyword}`);
  return STEPS[keyword](context, stage, instruction);
}

/** Returns a value of the image; a path below WORKDIR becomes the one in the folder. */
const placeOf = ({ root, cwd }, value) =>
  value.startsWith(`${cwd}/`) ? path.join(root, value) : value;

/** Returns the environment of a step: little of the machine, so that the image's own settings count. */
export function machineEnvironment({ bin }) {
  const kept = PASSED_ON.filter((name) => process.env[name]).map((name) => [
    name,
    process.env[name],
  ]);
  const npm = {
    npm_config_cache: path.join(os.homedir(), ".npm"),
    npm_config_update_notifier: "false",
  };
  return {
    ...Object.fromEntries(kept),
    ...npm,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
}

function copy({ finished }, stage, instruction) {
  const from = flagOf(instruction, "from");
  const parts = instruction.getArguments().map((argument) => argument.getValue());
  const to = parts.pop();
  const target = path.resolve(path.join(stage.root, stage.cwd), to);
  if (from) {
    for (const source of parts)
      copyTree(path.join(finished, from, source), target, to.endsWith("/"));
  } else copyContext(parts, target, to);
  if (flagOf(instruction, "chown")) changeOwner(target);
}

function copyTree(source, target, isInto) {
  const isFolder = fs.statSync(source).isDirectory();
  const place = isInto && !isFolder ? path.join(target, path.basename(source)) : target;
  fs.cpSync(source, place, { recursive: true, verbatimSymlinks: true });
}

/** Returns the files that a source of COPY names; "." is all of the context. */
function filesOf(part) {
  const files = listContext().filter((file) => part === "." || file === part);
  if (files.length === 0) throw new Failure(`COPY ${part}: not in the build context`);
  return files;
}

function copyContext(parts, target, to) {
  const isInto = parts.includes(".") || to.endsWith("/");
  for (const file of parts.flatMap(filesOf)) {
    fs.cpSync(inRoot(file), isInto ? path.join(target, file) : target);
  }
}

/** Returns the account of USER. */
const account = () => (process.getuid?.() === 0 ? NOBODY : {});

function changeOwner(target) {
  const { uid, gid } = account();
  if (uid === undefined) return;
  fs.chownSync(target, uid, gid);
  for (const name of fs.readdirSync(target, { recursive: true })) {
    fs.lchownSync(path.join(target, String(name)), uid, gid);
  }
}
