// The health check of a container: exits with 0 if the server on PORT is ready for requests, else with 1.
const TIMEOUT_MS = 4_000;

const isReady = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
