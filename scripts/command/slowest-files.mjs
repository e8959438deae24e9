// Where the seconds of a part went: its slowest files, the slowest first. The seconds of files that ran at once overlap.
import { relative } from 'node:path';
import { root } from './paths.mjs';

const most = 10;

export const slowestOfVitest = ({ testResults }) =>
  slowest(
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    })),
  );

/** Playwright groups its journeys by file, then by what describes them; a journey played again counts twice. */
export const slowestOfPlaywright = ({ suites }) =>
  slowest(suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: msOf(suite) / 1000 })));

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

function msOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((one) => one.results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(msOf));
}

const slowest = (files) => files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
