import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { toolingDir } from "../../../scripts/lib/command/paths.mjs";
import { inRoot, readText } from "../../support/files";
import { compileManifests, type Manifest, modelOf, readManifests } from "../../support/kubernetes";

const manifests = readManifests();

const byKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

/** Returns the pod templates of deployments, jobs and scheduled jobs. */
const podsOf = ({ spec }: Manifest) => (spec.jobTemplate ?? { spec }).spec.template.spec;
const workloads = manifests.filter(({ kind }) => ["Deployment", "Job", "CronJob"].includes(kind));

/** Creates a folder in the checkout, where the compiler finds the models. */
function createFolder() {
  fs.mkdirSync(toolingDir, { recursive: true });
  const folder = fs.mkdtempSync(path.join(toolingDir, "manifests-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

describe("the manifests for Kubernetes", () => {
  it.each(manifests.map((manifest) => ({ manifest, file: manifest.file })))(
    "describe a valid object in $file",
    async ({ manifest: { file: _file, ...fields } }) => {
      const { [fields["kind"] as string]: Model } = await import(modelOf(fields as Manifest));
      expect(() => new Model(fields).validate()).not.toThrow();
    },
  );

  it("have only fields that exist", () => {
    expect(compileManifests(manifests, createFolder())).toBe("");
  });

  it("include everything that a deployment needs", () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      "ConfigMap",
      "CronJob",
      "Deployment",
      "Ingress",
      "Job",
      "PersistentVolumeClaim",
      "PodDisruptionBudget",
      "Secret",
      "Service",
    ]);
  });

  it.each(workloads.map((manifest) => ({ manifest, kind: manifest.kind })))(
    "run the $kind without privileges, with limits, and with a command of the image",
    ({ manifest }) => {
      const pod = podsOf(manifest);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources, command, image } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
        expect(fs.existsSync(inRoot(command[1]))).toBe(true);
        expect(image).toMatch(/:\d+\.\d+\.\d+$/);
      }
    },
  );

  it("probe existing routes, and replace pods one by one without taking any away first", () => {
    const [deployment] = byKind("Deployment");
    const [container] = podsOf(deployment as Manifest).containers;
    const probes = ["startupProbe", "readinessProbe", "livenessProbe"];

    const paths = probes.map((probe) => container[probe].httpGet.path);
    expect(paths).toEqual(["/api/health", "/api/ready", "/api/health"]);
    for (const route of paths) expect(fs.existsSync(inRoot(`app${route}/route.ts`))).toBe(true);
    expect(deployment?.["spec"].strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(podsOf(deployment as Manifest).terminationGracePeriodSeconds).toBeGreaterThan(15);
  });

  it("set only variables of .env.example, and no secret with a value", () => {
    const documentedNames = [...readText(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    const [config] = byKind("ConfigMap");
    const [secret] = byKind("Secret");
    const names = [...Object.keys(config?.["data"]), ...Object.keys(secret?.["stringData"])];

    expect(names.filter((name) => !documentedNames.includes(name))).toEqual([]);
    for (const value of Object.values<string>(secret?.["stringData"])) {
      expect(value).toMatch(/^<.+>$/);
    }
  });
});

describe("compileManifests", () => {
  it("finds a field that does not exist", () => {
    const [deployment] = byKind("Deployment");
    const wrong = { ...deployment, spec: { ...deployment?.["spec"], replicaz: 3 } } as Manifest;
    expect(compileManifests([wrong], createFolder())).toContain("replicaz");
  });
});
