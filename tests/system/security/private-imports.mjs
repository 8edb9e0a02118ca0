// Private text columns of product imports and drafts (private-columns.mjs).

/** @import { Private } from "./private-columns.mjs" */

const OWNER = "ARRAY[r.seller_id]";

/**
 * One row per column: the seed has no imports.
 * @param {"title" | "cells" | "input" | "update_record"} column
 * @returns {Private}
 */
const importRow = (column) => {
  const values = { title: "'canary'", cells: "'[]'", input: "'{}'", update_record: "'{}'" };
  const token = column === "title" ? ":token" : "jsonb_build_array(:token)";
  const expressions = { ...values, [column]: token };
  const { title, cells, input, update_record: record } = expressions;
  return {
    columns: column,
    // The statement does not see the import that it inserts.
    owners: "(SELECT ARRAY[id] FROM users WHERE email = 'seller@demo.com')",
    added: `WITH import AS (INSERT INTO product_imports (seller_id, file_name, columns, finished_at)
        SELECT id, 'products.csv', '{title}', now() FROM users WHERE email = 'seller@demo.com' RETURNING id)
      INSERT INTO product_import_rows AS r (import_id, line, title, cells, input, update_record, state)
        SELECT id, 2, ${title}, ${cells}, ${input}, ${record}, 'skipped' FROM import`,
  };
};

/** @type {Record<string, Private[]>} */
export const PRIVATE_IMPORTS = {
  product_imports: [
    {
      columns: "file_name",
      owners: OWNER,
      added: `INSERT INTO product_imports AS r (seller_id, file_name, columns, finished_at)
        SELECT id, :token, '{title}', now() FROM users WHERE email = 'seller@demo.com'`,
    },
    {
      columns: "columns",
      owners: OWNER,
      added: `INSERT INTO product_imports AS r (seller_id, file_name, columns, finished_at)
        SELECT id, 'products.csv', ARRAY[:token], now() FROM users WHERE email = 'seller@demo.com'`,
    },
    {
      columns: "mapping",
      owners: OWNER,
      added: `INSERT INTO product_imports AS r (seller_id, file_name, columns, mapping, finished_at)
        SELECT id, 'products.csv', '{title}', ARRAY[:token], now() FROM users WHERE email = 'seller@demo.com'`,
    },
  ],
  product_drafts: [
    {
      columns: "title",
      owners: OWNER,
      added: `INSERT INTO product_drafts AS r (seller_id, title)
        SELECT id, :token FROM users WHERE email = 'seller@demo.com'`,
    },
    {
      columns: "content",
      owners: OWNER,
      added: `INSERT INTO product_drafts AS r (seller_id, title, content)
        SELECT id, '', jsonb_build_object('title', :token) FROM users WHERE email = 'seller@demo.com'`,
    },
  ],
  product_import_rows: [
    importRow("title"),
    importRow("cells"),
    importRow("input"),
    importRow("update_record"),
  ],
};
