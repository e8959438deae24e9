import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest, listFiles, readText } from './files.mjs';
import { lineOf, nameChain, parse, textOf, walk } from './syntax.mjs';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);
const ID = /^R\d+\.\d+$/;
const ROW = /^\| (R\d+\.\d+|M\d{3}) \| (.+?) \|(?: .+ \|)? (?:—|`(.+)`) \|$/;
const BRACKETS = /\[([^\]]*\bR\d[^\]]*)\]/g;
/** With « [%s] », « [$rule] » or « […] » in a title, the ids are in the rows of the test's table. */
const FROM_ROWS = /\[(%s|\$\w+|…)\]/;

/** Checks that every id in the title of a test is a rule of docs/regles.md. */
export function checkRuleIds(root) {
  const rules = readRules(root);
  const known = new Set(rules.map((rule) => rule.id));
  const count = rules.filter(isRule).length;
  const used = readTestedIds(root);
  const tested = new Set(used.filter(isRule).map(({ id }) => id));
  return {
    errors: [
      ...used
        .filter(({ id }) => !known.has(id))
        .map(({ id, path, line }) => `${path}:${line} ${id} is not a rule of docs/regles.md`),
      ...rules.flatMap((rule) => homeErrors(root, rule, tested)),
    ],
    note: `${tested.size} of ${count} rules named by a test`,
  };
}

/**
 * Checks that a tested rule has a home, the file that decides it; the home of a text must contain it, to the letter.
 */
function homeErrors(root, rule, tested) {
  const { id, home } = rule;
  if (!home) return tested.has(id) ? [`docs/regles.md: ${id} is tested, and has no home`] : [];
  const path = pathOfHome(home);
  if (!existsSync(join(root, path))) return [`docs/regles.md: the home of ${id}, ${home}, is not there`];
  if (isRule(rule) || plain(readText(root, path)).includes(plain(literalOf(rule.text)))) return [];
  return [`docs/regles.md: ${home} does not say ${id}, « ${rule.text} »`];
}

export const isRule = ({ id }) => id.startsWith('R');

/** Returns the path that a home stands for: `domain/compte/x.ts` is `packages/domain/src/compte/x.ts`. */
export const pathOfHome = (home) => home.replace(/^([^/]+)\//, 'packages/$1/src/');

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

/** The rows of docs/regles.md, each with its capability. */
export function readRules(root) {
  let capability = '';
  return readText(root, 'docs/regles.md')
    .split('\n')
    .flatMap((line) => {
      capability = /^## .*`(.+)`/.exec(line)?.[1] ?? capability;
      const [, id, text, home] = ROW.exec(line) ?? [];
      return id ? [{ id, text, home, capability }] : [];
    });
}

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
      found.push(...inside.split(/[,;\s]+/).map((id) => ({ id, path, line: lineOf(node) })));
  });
  if (readsRows) walk(file, (node) => found.push(...rowIds(node, path)));
  return found;
}

function titleOf(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return undefined;
  return TEST_FUNCTIONS.has(nameChain(node.expression)[0]) ? textOf(node.arguments[0]) : undefined;
}

function rowIds(node, path) {
  const text = ts.isStringLiteralLike(node) ? node.text : '';
  return ID.test(text) ? [{ id: text, path, line: lineOf(node) }] : [];
}
