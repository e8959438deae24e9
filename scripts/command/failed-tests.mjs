// Which tests failed, with where they stand and the first lines of what each says: they are told again at the very end of
// a run, because who reads the end of a long log otherwise learns that something failed, not what.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const mostLines = 6;

/** A file that could not be read holds no test, and is told with its own message. */
export const failedOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    if (status === 'failed' && assertionResults.length === 0) return [told(file, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => told(`${file} › ${test.fullName}`, test.failureMessages[0]));
  });

/** What Playwright says outside any journey (a portal that does not start) is told as well. */
export const failedOfPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message }) => told('e2e', message)),
  ...suites.flatMap(failedOfSuite),
];

function failedOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return told(`e2e/${file}:${line} › ${title}`, results.find(({ error }) => error)?.error.message);
    }),
    ...suites.flatMap(failedOfSuite),
  ];
}

const told = (where, message = '') => ({
  where,
  lines: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines),
});
