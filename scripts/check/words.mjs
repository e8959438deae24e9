import { isCode, isTest, listFiles, readText } from './files.mjs';
import { machineFinder } from './machine-paths.mjs';

/** The words are written in two halves, so that this file does not find itself. */
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
const SILENCED = new RegExp(
  ['biome', '@ts', 'eslint', 'v8', 'istanbul', 'c8']
    .map((tool) => `${tool}[- ](ignore|disable|nocheck)`)
    .join('|'),
);
/** Finds a name that stands after « de » without the function that drops the « e » before a vowel. */
const UNELIDED =
  /\bde \$?\{(?:\w+\.)*(?:nom|name|par|qui|email|commune|personne|attention|createur|service|prenom|titre|enseigne|association|compte)\}/;
const PEOPLE_READ = /^packages\/(?:client|domain|server|contract)\/src\/(?!seeds\/).*\.tsx?$/;
/** A test may show that something does not compile. */
const EXPECTED_ERROR = new RegExp(`@ts-${'expect-error'}`);
const COMMENTED = /\.(ts|tsx|mjs|cjs|js|sql|css|html|sh|ya?ml)$/;
const BINARY = /\.(png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|zip|gz|xlsx|ods|docx)$/;
const OPENS_WITH_COMMENT = /^\s*(\/\/|\/\*)/;
/** A migration that was applied somewhere never changes, not even its comments. */
const COMMENTS_READ = /^(?:packages|scripts|e2e|bench)\/(?!server\/migrations\/).*\.(?:ts|tsx|mjs|sql|css)$/;
/** Finds a comment that opens with a pronoun: it cannot be understood without the code below it. */
const NAMELESS = /^\s*(\/\*\*?|\/\/|--|\*) (?:It|They|Its|Their)\b/;

/** Checks that the project contains no unfinished work, no silenced tools, and no paths of somebody's machine. */
export function checkWords(root) {
  const errors = [];
  const namesMachine = machineFinder(root);
  for (const path of listFiles(root)) {
    if (BINARY.test(path)) continue;
    const text = readText(root, path);
    if (isDomainRule(path) && !OPENS_WITH_COMMENT.test(text))
      errors.push(`${path}:1 opens without the sentence that says which rule it holds`);
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const found =
        wordProblem(path, line) ??
        namesMachine(path, line) ??
        commentProblem(path, lines[index - 1] ?? '', line) ??
        elisionProblem(path, line);
      if (found) errors.push(`${path}:${index + 1} ${found}`);
    }
  }
  return { errors };
}

const isDomainRule = (path) => /^packages\/domain\/src\/.*\.ts$/.test(path) && !isTest(path);

function wordProblem(path, line) {
  if (COMMENTED.test(path) && UNFINISHED.test(line)) return 'unfinished work: do it, or write an issue';
  if (!isCode(path)) return undefined;
  if (SILENCED.test(line)) return 'a tool is silenced: mend the cause';
  if (EXPECTED_ERROR.test(line) && !isTest(path)) return 'a compile error is expected: mend the cause';
  return undefined;
}

function commentProblem(path, before, line) {
  if (!COMMENTS_READ.test(path)) return undefined;
  const mark = NAMELESS.exec(line)?.[1];
  if (mark && opensComment(mark, before)) return 'a comment begins with a pronoun: name what it speaks of';
  if (/^\s*\/\*\*/.test(line) && /^\s*(?:\/\*\*.*)?\*\/$/.test(before))
    return 'two comments in a row: each must stand on the code that it describes';
  return undefined;
}

function elisionProblem(path, line) {
  if (!PEOPLE_READ.test(path) || isTest(path) || /^\s*(?:\/\/|\/?\*)/.test(line)) return undefined;
  return UNELIDED.test(line)
    ? '« de » stands before a name: deNom (domain/identifiants/elision.ts) says « d’Anne »'
    : undefined;
}

/**
 * Tells whether a line opens a comment: a later line may begin with a pronoun, since what it stands for was named
 * before.
 */
function opensComment(mark, before) {
  if (mark === '*') return /^\s*\/\*\*?$/.test(before);
  return mark.startsWith('/*') || !before.trim().startsWith(mark);
}
