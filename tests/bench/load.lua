-- Script for wrk: requests the paths of a file in turn and prints one line of figures in microseconds.
local requests = {}
local turn = 0

-- Starts at a random path, so that a run does not begin with the paths of the previous one.
function init()
  for path in io.lines(os.getenv("BENCH_PATHS")) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
  math.randomseed(os.time())
  turn = math.random(#requests)
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local bad = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"requests":%d,"duration":%d,"p50":%d,"p95":%d,"p99":%d,"bad":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95),
    latency:percentile(99), bad))
end
