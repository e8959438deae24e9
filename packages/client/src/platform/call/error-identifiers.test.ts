import { expect, test } from 'vitest';
import { identifiersOf } from './error-identifiers.ts';

const written = (params: Record<string, string | undefined>) =>
  identifiersOf(params).map((text) => text.replaceAll('\u00a0', ' '));

test.each([
  [{ idSiret: '66101723600018' }, ['SIRET 661 017 236 00018']],
  [{ idCorrespondance: '661017236' }, ['SIREN 661 017 236']],
  [{ idRna: 'W133000042' }, ['RNA W133000042']],
  [
    { idCorrespondance: '661017236', siret: '66101723600018' },
    ['SIREN 661 017 236', 'SIRET 661 017 236 00018'],
  ],
  [{ idSiret: '66101723600018', siret: '66101723600018' }, ['SIRET 661 017 236 00018']],
  [{ idDossier: '26-000123', rubrique: 'ribs', idSiret: undefined }, []],
])('an error at %j names %j [R8.21]', (params, expected) => {
  expect(written(params)).toEqual(expected);
});
