import { expect, test } from 'vitest';
import { hideIds, hideRun } from '../../e2e/support/hide-run.ts';

const origin = 'http://127.0.0.1:40123';
const one = '0190a1b2-0000-4000-8000-00000000000a';
const other = '0190a1b2-0000-4000-8000-00000000000b';
/** The instant is written as the portal does, at the time of Paris. */
const written = (ms) =>
  new Date(ms)
    .toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })
    .replace(':', 'h');

test('ids drawn at random are hidden, and the same one remains the same', () => {
  expect(hideIds(`/a/${one}, /b/${other}, /a/${one}`)).toBe('/a/‹id 1›, /b/‹id 2›, /a/‹id 1›');
});

test('the address of the portal is hidden', () => {
  expect(hideRun(origin, `Copiez ${origin}/client/plan`)).toBe('Copiez ‹portail›/client/plan');
});

test('the hour of what was done in the last hours is hidden, and its day is not', () => {
  const now = written(Date.now());
  expect(hideRun(origin, `Envoyé le ${now}.`)).toBe(`Envoyé le ${now.slice(0, 10)} ‹heure›.`);
});

test('the other hours, the days and the numbers are shown as they are', () => {
  const earlier = `Le ${written(Date.now() - 13 * 3_600_000)}, avant le 16/12/2026 à 23h59, dossier 26-000003`;
  expect(hideRun(origin, earlier)).toBe(earlier);
});
