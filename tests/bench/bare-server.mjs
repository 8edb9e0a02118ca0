// A minimal Node server that sends the same bytes to every request. `node bare-server.mjs PORT FILE`
import fs from "node:fs";
import http from "node:http";

const [port, file = ""] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
const headers = { "content-type": "text/html; charset=utf-8", "content-length": bytes.length };

http.createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(port);
