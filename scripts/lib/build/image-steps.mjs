// Runs the steps of a Dockerfile in an ordinary folder, as far as that is possible without a container daemon: FROM (only
// its version of Node.js), WORKDIR, ENV, ARG, COPY with .dockerignore, RUN, USER, HEALTHCHECK and CMD.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import dockerignore from "@balena/dockerignore";
import { DockerfileParser } from "dockerfile-ast";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { fetchNode } from "../install/node-release.mjs";

/** Variables of the machine that installing packages may need. */
const PASSED_ON = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS", "HOME"];

/** Account of an image's USER if this process is root; another account keeps its own. */
const NOBODY_ACCOUNT = { uid: 65534, gid: 65534 };

const PLAIN = ["EXPOSE", "VOLUME"];

/**
 * @import { Arg, Copy, Env, From, Instruction, ModifiableInstruction, Workdir } from "dockerfile-ast"
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { Account } from "../command/processes.mjs"
 *
 * @typedef {{ root: string, name: string, cwd: string, env: Record<string, string>, isUnprivileged: boolean,
 *   command: string[], check: string[] }} Stage `root`: folder that stands for "/"; `cwd`: its WORKDIR, inside of the image
 *
 * @typedef {object} Context of all stages
 * @property {ProcessManager} manager
 * @property {string} bin folder of Node.js
 * @property {string} stagesFolder folder of the stages before the current one
 * @property {Record<string, string>} args values of ARG
 * @property {string} log prefix of the logs
 * @property {number} step number of the last RUN
 * @property {string} version of Node.js; empty before the first stage
 *
 * @typedef {(context: Context, stage: Stage, instruction: Instruction) => void | Promise<void>} Step
 */

/**
 * Returns the files of the build context, relative to the checkout.
 * @returns {string[]}
 */
export function listContext(root = inRoot()) {
  const ignoreRules = dockerignore().add(fs.readFileSync(path.join(root, ".dockerignore"), "utf8"));
  /**
   * @param {string} folder
   * @returns {string[]}
   */
  const below = (folder) =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (ignoreRules.ignores(file)) return [];
      return entry.isDirectory() ? below(file) : [file];
    });
  return below("");
}

/** @param {string} text */
const parse = (text) => DockerfileParser.parse(text).getInstructions();

/**
 * @param {string} text
 * @returns {string[]}
 */
const jsonOf = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`Write this command as a JSON list: ${text}`);
  }
};

/**
 * Returns the value of a flag such as --from=build.
 * @param {ModifiableInstruction} instruction
 * @param {string} name
 */
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
 * @param {ProcessManager} manager
 * @param {{ dir: string, args: Record<string, string>, log: string, dockerfile?: string }} options `dir`: an empty
 *   folder; `args`: values of ARG; `log`: prefix of the logs
 * @returns {Promise<Stage & { version: string, node: string, ids: Account }>} the last stage, which is still in place
 */
export async function runImageSteps(
  manager,
  { dir, args, log, dockerfile = inRoot("Dockerfile") },
) {
  const bin = path.join(dir, "bin");
  const root = path.join(dir, "root");
  const stagesFolder = path.join(dir, "stages");
  for (const folder of [bin, stagesFolder]) fs.mkdirSync(folder);
  /** @type {Context} */
  const context = { manager, bin, stagesFolder, args, log, step: 0, version: "" };
  /** @type {Stage | undefined} */
  let stage;
  for (const instruction of parse(fs.readFileSync(dockerfile, "utf8"))) {
    if (instruction.getKeyword() === "FROM") {
      if (stage) fs.renameSync(root, path.join(stagesFolder, stage.name));
      stage = await startStage(context, /** @type {From} */ (instruction), root);
    } else await runStep(context, requireStage(stage), instruction);
  }
  const lastStage = requireStage(stage);
  const ids = lastStage.isUnprivileged ? account() : {};
  return { ...lastStage, version: context.version, node: path.join(bin, "node"), ids };
}

/**
 * @param {Stage | undefined} stage
 * @throws {Failure} before the first FROM
 */
function requireStage(stage) {
  if (stage) return stage;
  throw new Failure("The Dockerfile does not start with FROM");
}

/**
 * A stage has the path of the one before, as in an image: a build may contain absolute paths.
 * @param {Context} context
 * @param {From} instruction
 * @param {string} root
 * @returns {Promise<Stage>}
 */
async function startStage(context, instruction, root) {
  const version = nodeVersionOf(instruction.getImage() ?? "");
  if (version !== context.version) {
    // Copied: the account of the last stage may not reach the checkout.
    fs.copyFileSync(await fetchNode(context.manager, version), path.join(context.bin, "node"));
    context.version = version;
  }
  fs.mkdirSync(root);
  const name = instruction.getBuildStage() ?? "unnamed";
  return { root, name, cwd: "/", env: {}, isUnprivileged: false, command: [], check: [] };
}

/** @type {Record<string, Step>} */
const STEPS = {
  WORKDIR(_context, stage, instruction) {
    stage.cwd = /** @type {Workdir} */ (instruction).getPath() ?? "/";
    fs.mkdirSync(path.join(stage.root, stage.cwd), { recursive: true });
  },
  ENV(_context, stage, instruction) {
    for (const property of /** @type {Env} */ (instruction).getProperties()) {
      stage.env[property.getName()] = placeOf(stage, property.getValue() ?? "");
    }
  },
  ARG({ args }, stage, instruction) {
    const name = /** @type {Arg} */ (instruction).getProperty()?.getName() ?? "";
    if (args[name] !== undefined) stage.env[name] = args[name];
  },
  COPY(context, stage, instruction) {
    copy(context, stage, /** @type {Copy} */ (instruction));
  },
  async RUN(context, stage, instruction) {
    context.step += 1;
    const text = instruction.getArgumentsContent() ?? "";
    await context.manager.run(`RUN ${text}`, "/bin/sh", ["-c", text], {
      cwd: path.join(stage.root, stage.cwd),
      env: { ...machineEnvironment(context), ...stage.env },
      log: `${context.log}-${context.step}.log`,
    });
  },
  USER(_context, stage) {
    stage.isUnprivileged = true;
  },
  HEALTHCHECK(_context, stage, instruction) {
    stage.check = jsonOf((instruction.getArgumentsContent() ?? "").replace(/^CMD\s+/, ""));
  },
  CMD(_context, stage, instruction) {
    stage.command = jsonOf(instruction.getArgumentsContent() ?? "");
  },
};

/** @type {Step} */
function runStep(context, stage, instruction) {
  const keyword = instruction.getKeyword();
  if (PLAIN.includes(keyword)) return undefined;
  const run = STEPS[keyword];
  if (!run) throw new Failure(`The rehearsal does not know ${keyword}`);
  return run(context, stage, instruction);
}

/**
 * Returns a value of the image; a path below WORKDIR becomes the one in the folder.
 * @param {Stage} stage
 * @param {string} value
 */
const placeOf = ({ root, cwd }, value) =>
  value.startsWith(`${cwd}/`) ? path.join(root, value) : value;

/**
 * Returns the environment of a step: little of the machine, so that the image's own settings count.
 * @param {{ bin: string }} context
 */
export function machineEnvironment({ bin }) {
  const machineVariables = PASSED_ON.filter((name) => process.env[name]).map((name) => [
    name,
    process.env[name],
  ]);
  const npm = {
    npm_config_cache: path.join(os.homedir(), ".npm"),
    npm_config_update_notifier: "false",
  };
  return {
    ...Object.fromEntries(machineVariables),
    ...npm,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
}

/**
 * @param {Context} context
 * @param {Stage} stage
 * @param {Copy} instruction
 */
function copy({ stagesFolder }, stage, instruction) {
  const from = flagOf(instruction, "from");
  const sources = instruction.getArguments().map((argument) => argument.getValue());
  const to = sources.pop() ?? "";
  const target = path.resolve(path.join(stage.root, stage.cwd), to);
  if (from) {
    for (const source of sources)
      copyTree(path.join(stagesFolder, from, source), target, to.endsWith("/"));
  } else copyContext(sources, target, to);
  if (flagOf(instruction, "chown")) changeOwner(target);
}

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} isInto whether `target` is a folder to copy into
 */
function copyTree(source, target, isInto) {
  const isFolder = fs.statSync(source).isDirectory();
  const place = isInto && !isFolder ? path.join(target, path.basename(source)) : target;
  fs.cpSync(source, place, { recursive: true, verbatimSymlinks: true });
}

/**
 * Returns the files that a source of COPY names; "." is all of the context.
 * @param {string} source
 */
function filesOf(source) {
  const files = listContext().filter((file) => source === "." || file === source);
  if (files.length === 0) throw new Failure(`COPY ${source}: not in the build context`);
  return files;
}

/**
 * @param {string[]} sources
 * @param {string} target
 * @param {string} to
 */
function copyContext(sources, target, to) {
  const isInto = sources.includes(".") || to.endsWith("/");
  for (const file of sources.flatMap(filesOf)) {
    fs.cpSync(inRoot(file), isInto ? path.join(target, file) : target);
  }
}

/**
 * Returns the account of USER.
 * @returns {Account}
 */
const account = () => (process.getuid?.() === 0 ? NOBODY_ACCOUNT : {});

/** @param {string} target */
function changeOwner(target) {
  const { uid, gid } = account();
  if (uid === undefined || gid === undefined) return;
  fs.chownSync(target, uid, gid);
  for (const name of fs.readdirSync(target, { recursive: true })) {
    fs.lchownSync(path.join(target, String(name)), uid, gid);
  }
}
