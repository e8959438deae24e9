import { expect, test } from 'vitest';
import { hideIds, hideRun } from '../../e2e/support/hide-run.ts';

const run = { origin: 'http://127.0.0.1:40123', sinceMs: Date.now() - 20 * 60_000 };
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
  expect(hideRun(run, `Copiez ${run.origin}/client/plan`)).toBe('Copiez ‹portail›/client/plan');
});

test('the time of day of what was done during the run is hidden, and its day is not', () => {
  const now = written(Date.now());
  expect(hideRun(run, `Envoyé le ${now}.`)).toBe(`Envoyé le ${now.slice(0, 10)} ‹heure›.`);
});

test('a date that the demonstration counts from its start has its time of day', () => {
  const time = written(Date.now()).slice(11);
  expect(hideRun(run, `ouvre le 16/12/2031 à ${time}`)).toBe('ouvre le 16/12/2031 à ‹heure›');
});

test('the other times, the days and the numbers are shown as they are', () => {
  const earlier = `Le ${written(run.sinceMs - 7_200_000)}, puis le ${written(Date.now() + 7_200_000)}, dossier 26-000003`;
  expect(hideRun(run, earlier)).toBe(earlier);
});

test('the size of a document is hidden, because the day is written in it', () => {
  expect(hideRun(run, 'rib.pdf, 13 ko')).toBe('rib.pdf, ‹taille›');
});
