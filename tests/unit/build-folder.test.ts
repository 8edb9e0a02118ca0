import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { BUILD_FOLDERS, reserveBuildFolder } from "../../scripts/lib/build/build-folder.mjs";
import { readText } from "../support/files";

function createPlace() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-folders-"));
  onTestFinished(() => fs.rmSync(place, { recursive: true }));
  return place;
}

/** Takes a folder as one run of the command. Returns the folder, and the function that ends the run. */
function run(dir: string, place: string) {
  const jobs: (() => void)[] = [];
  const folder = reserveBuildFolder({ defer: (job) => jobs.push(job) }, dir, place);
  const end = () => {
    for (const job of jobs) job();
  };
  return { folder, end };
}

describe("reserveBuildFolder", () => {
  it("gives shops that run at once different folders, the default data folder always the same", () => {
    const place = createPlace();
    const folders = [place, "/data/two", "/data/three", "/data/four"].map(
      (dir) => run(dir, place).folder,
    );

    expect(folders).toEqual(BUILD_FOLDERS);
    expect(() => run("/data/five", place)).toThrow("4 shops");
  });

  it("gives a shop the folder of its last run, so that it does not build again", () => {
    const place = createPlace();
    const two = run("/data/two", place);
    const three = run("/data/three", place);
    two.end();
    three.end();

    expect(run("/data/three", place).folder).toBe(three.folder);
    expect(run("/data/two", place).folder).toBe(two.folder);
  });

  it("gives a folder that no running shop uses to another one when all have an owner", () => {
    const place = createPlace();
    const runs = ["/data/two", "/data/three", "/data/four"].map((dir) => run(dir, place));
    runs[1]?.end();

    expect(run("/data/five", place).folder).toBe(runs[1]?.folder);
  });
});

describe("tsconfig.json", () => {
  it.each(BUILD_FOLDERS)(
    "includes the types of %s, so that a build does not add them",
    (folder) => {
      const { include } = JSON.parse(readText("tsconfig.json"));
      expect(include).toContain(`${folder}/types/**/*.ts`);
      expect(include).toContain(`${folder}/dev/types/**/*.ts`);
    },
  );
});
