import "server-only";

let passwords: Promise<Set<string>> | undefined;

async function load() {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(Object.values(dictionary["passwords-common"]).map(String));
}

/** Returns whether a password is among the most common ones, regardless of case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.toLowerCase());
}
