import type { Plugin } from 'vite';
import { filledFunctions } from '../src/platform/filled-functions.ts';

/**
 * The functions of the language that a browser of `supported-browsers.ts` may lack, as MDN's tables of compatibility
 * say; this list grows with the language, and what becomes common leaves it when the oldest browsers change.
 */
export const recentFunctions = [
  ...['toReversed', 'toSorted', 'toSpliced', 'with', 'fromAsync', 'toArray'],
  ...['groupBy', 'getOrInsert', 'getOrInsertComputed', 'withResolvers', 'Promise.try', 'AbortSignal.any'],
  ...['union', 'intersection', 'difference', 'symmetricDifference'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'Iterator.from', 'Iterator.concat'],
  ...['isWellFormed', 'toWellFormed', 'RegExp.escape', 'Error.isError', 'JSON.rawJSON', 'Math.sumPrecise'],
  ...['toBase64', 'fromBase64', 'setFromBase64', 'toHex', 'fromHex', 'setFromHex', 'waitAsync'],
  ...['Intl.Segmenter', 'Intl.DurationFormat', 'URL.canParse', 'URL.parse', 'checkVisibility'],
];

/** What the code that calls them does without them, read in each place. */
const optional: Readonly<Record<string, string>> = {
  'URL.canParse': 'The library of schemas reads the address otherwise.',
  checkVisibility: 'The library of dialogs looks at the styles.',
};

/** Returns the young functions that this code calls and that nothing gives to the oldest browsers. */
export const missingIn = (code: string): string[] =>
  recentFunctions.filter((name) => {
    const called = name.includes('.') ? `\\b${name.replace('.', '\\.')}\\b` : `\\.${name}\\(`;
    return !filledFunctions.includes(name) && !(name in optional) && new RegExp(called).test(code);
  });

/** Stops a build that calls a function of the language which the oldest browsers supported do not have. */
export function oldBrowsers(): Plugin {
  return {
    name: 'old-browsers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const missing = file.type === 'chunk' ? missingIn(file.code) : [];
        if (missing.length > 0)
          this.error(
            `${file.fileName} calls what old browsers lack: ${missing} (platform/filled-functions.ts)`,
          );
      }
    },
  };
}
