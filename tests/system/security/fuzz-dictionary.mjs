// Texts, numbers and structures with a special meaning to some layer.

/** Texts with a special meaning to databases, shells, browsers, file systems or parsers. */
export const HOSTILE = [
  "' OR '1'='1' --",
  "1; DROP TABLE users; --",
  "1) UNION SELECT NULL, email FROM users --",
  "$1::int",
  "%' ESCAPE '",
  "_%%_",
  "{{7*7}}",
  "#{7*7}",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example/x",
  "http://user:pass@evil.example",
  "http://[::1]:5432/",
  "file:///etc/passwd",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%2e%2e%2f",
  "\r\nSet-Cookie: a=b",
  "a\nb",
  "a\0b",
  "\0",
  "\u202egnp.exe",
  "\u2066hidden\u2069",
  "\u200b",
  "\ufeff",
  "\ud800",
  "\udfff\ud800",
  "🏳️‍🌈👨‍👩‍👧‍👦",
  "e\u0301".repeat(200),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  "ሀሐኀሃሓኃ",
  "بربري",
  "İıIiſ",
  "ﷺ".repeat(50),
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "true",
  "[]",
  "{}",
  "0x10",
  "1e3",
  "1e309",
  "-0",
  "٣",
  "１２",
  "0000-01-01",
  "0000-00-00T00:00:00Z",
  "10000-01-01T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "2026-02-30",
  "2026-13-45",
  "9".repeat(40),
  "-1",
  "1.005",
  "12.345",
  " ",
  "A".repeat(201),
  "A".repeat(10_001),
  "(a+)+$",
  `${"a".repeat(50)}!`,
  "a@b",
  `${"a".repeat(300)}@example.com`,
  "a@b.c\r\nBcc: all@example.com",
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)",
];

/** Numbers at the limits of types, columns and arithmetic. */
export const NUMBERS = [
  0, -0, -1, 0.5, 1.005, 1e-7, 2_147_483_647, 2_147_483_648, -2_147_483_648, 4_294_967_296,
  9_007_199_254_740_991, 1e21, 1e308, -1e308,
];

/**
 * Returns a deeply nested value.
 * @param {number} depth
 * @param {(value: unknown) => unknown} wrap
 */
function nested(depth, wrap) {
  /** @type {unknown} */
  let value = "deep";
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

/**
 * Values of every JSON type, and unusual objects.
 * @type {unknown[]}
 */
export const ODD = [
  null,
  true,
  false,
  "",
  [],
  {},
  [null],
  [[]],
  [{}],
  { "": "" },
  { not: "" },
  { $gt: "" },
  { gte: 0 },
  { contains: "a" },
  { equals: null },
  { length: 5 },
  { toString: "x" },
  JSON.parse('{"then":"x","__proto__":{"role":"admin"}}'),
  nested(200, (value) => [value]),
  nested(200, (value) => ({ a: value })),
  Array.from({ length: 200 }, (_, index) => index),
];

/** Keys that no schema has; some would grant privileges. */
export const UNKNOWN_KEYS = [
  "role",
  "id",
  "userId",
  "sellerId",
  "buyerId",
  "isAdmin",
  "isVerified",
  "isActive",
  "moderationStatus",
  "status",
  "priceCents",
  "emailVerifiedAt",
  "passwordHash",
  "__proto__",
  "constructor",
  "$where",
  "",
  "\0",
];
