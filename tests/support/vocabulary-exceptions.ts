/** A word that is the plain term of the field somewhere: in all files that match, or in names that match. */
type Exception = { words: string[]; files?: RegExp; names?: RegExp; reason: string };

const EXCEPTIONS: Exception[] = [];

/** Whether an excluded word is the plain term in this name or file. */
export function isException({ file, word, text }: { file: string; word: string; text: string }) {
  return EXCEPTIONS.some(
    ({ words, files = /^/, names = /^/ }) =>
      words.includes(word) && files.test(file) && names.test(text),
  );
}
