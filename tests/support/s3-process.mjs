import S3rver from "@20minutes/s3rver";

// Its own process, so that no mock of a test file reaches the server.
const [directory, ...buckets] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory,
  configureBuckets: buckets.map((name) => ({ name })),
});
server.on("error", (error) => {
  if (error.code !== "NoSuchKey") console.error("S3 server", error);
});
const { port } = await server.run();
process.send?.(port);
process.on("disconnect", () => process.exit());
