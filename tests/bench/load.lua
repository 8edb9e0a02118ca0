-- What wrk asks and tells: the paths of a file, one after the other, and one line of figures in microseconds.
local requests = {}
local turn = 0

-- Anywhere among them: what is asked for the first time must not begin with what was asked for the last time.
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
  io.write(string.format('{"asked":%d,"took":%d,"p50":%d,"p95":%d,"p99":%d,"bad":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95),
    latency:percentile(99), bad))
end
