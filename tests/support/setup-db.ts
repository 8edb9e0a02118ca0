import { randomUUID } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import { databaseAt, TEMPLATE } from "./global-setup";

// Runs once per test file, before it is read: each file has a clone of the template to itself.
const adminUrl = inject("adminUrl");
const name = `test_${randomUUID().replaceAll("-", "")}`;
const admin = new pg.Client({ connectionString: adminUrl });
await admin.connect();
await admin.query(`create database ${name} template ${TEMPLATE}`);
await admin.end();

process.env["DATABASE_URL"] = databaseAt(adminUrl, name);
