// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listIdentifiers, ProblemPage } from './ProblemPage.tsx';

const address = vi.hoisted(() => ({ params: {} as Record<string, string> }));
vi.mock('./query-params.ts', () => ({ useRouteParams: () => address.params }));

afterEach(cleanup);

const problem = { status: 500, message: 'Une erreur serveur est survenue.', instance: 'a1b2c3' };

test.each([
  [{ idSiret: '66101723600018' }, 'a1b2c3 · SIRET 661 017 236 00018'],
  [{ idCorrespondance: '661017236' }, 'a1b2c3 · SIREN 661 017 236'],
  [{ idRna: 'W133000042' }, 'a1b2c3 · RNA W133000042'],
  [{ idDossier: '26-000123' }, 'a1b2c3'],
])('an error at %j is quoted with what its address names: %s [R8.21]', (params, reference) => {
  address.params = params;
  render(<ProblemPage problem={problem} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Une erreur s'est produite");
  const text = document.body.textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain(`avec cette référence : ${reference}`);
  if (reference === 'a1b2c3') expect(text).not.toMatch(/SIRE|RNA/);
});

const written = (params: Record<string, string | undefined>) =>
  listIdentifiers(params).map((text) => text.replaceAll('\u00a0', ' '));

test.each([
  [{ idSiret: '66101723600018' }, ['SIRET 661 017 236 00018']],
  [{ idCorrespondance: '661017236' }, ['SIREN 661 017 236']],
  [{ idRna: 'W133000042' }, ['RNA W133000042']],
  [{ idSiret: 'NC1234567001' }, ['RIDET 1234567.001']],
  [
    { idCorrespondance: '661017236', siret: '66101723600018' },
    ['SIREN 661 017 236', 'SIRET 661 017 236 00018'],
  ],
  [{ idSiret: '66101723600018', siret: '66101723600018' }, ['SIRET 661 017 236 00018']],
  [{ idDossier: '26-000123', rubrique: 'ribs', idSiret: undefined }, []],
])('an error at %j names %j [R8.21]', (params, expected) => {
  expect(written(params)).toEqual(expected);
});
