import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest, listFiles, readText } from './files.mjs';
import { lineNumber, literalText, nameChain, parse, walk } from './syntax.mjs';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);
const ID = /^R\d+\.\d+$/;
/** Each line is a rule of the specification or a text of it: number, subject, home, what holds, where it is said. */
const RULES = 'scripts/check/rules.tsv';
const BRACKETS = /\[([^\]]*\bR\d[^\]]*)\]/g;
/** With « [%s] », « [$rule] » or « […] » in a title, the ids are in the rows of the test's table. */
const FROM_ROWS = /\[(%s|\$\w+|…)\]/;

/** Checks that every id in the title of a test is a rule of the specification, and that each rule has its test. */
export function checkRuleIds(root) {
  const rules = readRules(root);
  const known = new Set(rules.map((rule) => rule.id));
  const used = readTestedIds(root);
  const tested = new Set(used.filter(isRule).map(({ id }) => id));
  return {
    errors: [
      ...used
        .filter(({ id }) => !known.has(id))
        .map(({ id, path, line }) => `${path}:${line} ${id} is not a rule of ${RULES}`),
      ...rules
        .filter((rule) => isRule(rule) && !tested.has(rule.id))
        .map(({ id, text }) => `${RULES}: no test shows ${id}, « ${text} »`),
      ...withHomes(root, rules, used).flatMap((rule) => homeErrors(root, rule, tested)),
    ],
    note: `${tested.size} of ${rules.filter(isRule).length} rules named by a test`,
  };
}

/**
 * Checks that a tested rule has a home, the file that decides it; the home of a text must contain it, to the letter.
 */
function homeErrors(root, rule, tested) {
  const { id, homes } = rule;
  if (homes.length === 0)
    return tested.has(id) ? [`${RULES}: ${id} needs its home, as no test of it stands beside one`] : [];
  const absent = homes.filter((path) => !existsSync(join(root, path)));
  if (absent.length > 0) return absent.map((path) => `${RULES}: the home of ${id}, ${path}, is not there`);
  if (isRule(rule)) return [];
  const [path] = homes;
  if (plain(readText(root, path)).includes(plain(literalOf(rule.text)))) return [];
  return [`${RULES}: ${path} does not say ${id}, « ${rule.text} »`];
}

/** Gives each rule the files that decide it: the one that its line names, else those beside the tests that show it. */
export function withHomes(root, rules, used) {
  const beside = Map.groupBy(used, ({ id }) => id);
  return rules.map((rule) => ({
    ...rule,
    homes: rule.home ? [pathOf(rule.home)] : besides(root, beside.get(rule.id) ?? []),
  }));
}

const besides = (root, tests) =>
  [...new Set(tests.map(({ path }) => path))]
    .flatMap((path) => ['.ts', '.tsx'].map((end) => path.replace(/\.test\.tsx?$/, end)))
    .filter((path) => !isTest(path) && existsSync(join(root, path)));

export const isRule = ({ id }) => id.startsWith('R');

/** Returns the path that a home stands for: `domain/compte/x.ts` is `packages/domain/src/compte/x.ts`. */
const pathOf = (home) => home.replace(/^([^/]+)\//, 'packages/$1/src/');

/** The longest part of a text that holds no name to fill in: it is enough to recognise the text in its home. */
const literalOf = (text) =>
  text
    .split(/\{\w+\}/)
    .sort((a, b) => b.length - a.length)[0]
    .trim();

const plain = (text) =>
  text
    .replaceAll(/[’\\]/g, (sign) => (sign === '’' ? "'" : ''))
    .replaceAll('\u00a0', ' ')
    .toLowerCase();

/** The rules and the texts of the specification, each with its subject; `home` where its line names one. */
export const readRules = (root) =>
  readText(root, RULES)
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id, subject, home, text] = line.split('\t');
      return { id, subject, home: home || undefined, text };
    });

/** The ids that the titles of tests name, each with its place. */
export function readTestedIds(root) {
  return listFiles(root)
    .filter((path) => isTest(path))
    .flatMap((path) => idsOf(path, readText(root, path)));
}

function idsOf(path, text) {
  if (!/\bR\d/.test(text)) return [];
  const found = [];
  const file = parse(path, text);
  let readsRows = false;
  walk(file, (node) => {
    const title = titleOf(node);
    if (title === undefined) return;
    readsRows ||= FROM_ROWS.test(title);
    for (const [, inside] of title.matchAll(BRACKETS))
      found.push(...inside.split(/[,;\s]+/).map((id) => ({ id, path, line: lineNumber(node) })));
  });
  if (readsRows) walk(file, (node) => found.push(...rowIds(node, path)));
  return found;
}

function titleOf(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return undefined;
  return TEST_FUNCTIONS.has(nameChain(node.expression)[0]) ? literalText(node.arguments[0]) : undefined;
}

function rowIds(node, path) {
  const text = ts.isStringLiteralLike(node) ? node.text : '';
  return ID.test(text) ? [{ id: text, path, line: lineNumber(node) }] : [];
}
