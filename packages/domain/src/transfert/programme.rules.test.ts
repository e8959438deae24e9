import { expect, it } from 'vitest';
import { normaliseCodeProgramme, programmeProblems, wholeParts } from './programme.rules.ts';

const fdva = { id_type_dispositif: 'FDVA', id_sous_type_dispositif: null };
const fdb = { ...fdva, id_sous_type_dispositif: 'FDB' };
const fgi = { ...fdva, id_sous_type_dispositif: 'FGI' };
const cnds = { id_type_dispositif: 'CNDS', id_sous_type_dispositif: 'FDB' };

it.each([
  [{ code: '163', libelle: 'Jeunesse', dispositifs: [fdva] }, []],
  [{ code: 'BOP-163', libelle: 'Jeunesse', dispositifs: [fdva] }, []],
  [{ code: '-163', libelle: 'Jeunesse', dispositifs: [fdva] }, ['code']],
  [{ code: '163 2', libelle: '  ', dispositifs: [fdva] }, ['code', 'libelle']],
  [{ code: 'A'.repeat(21), libelle: 'Jeunesse', dispositifs: [] }, ['code', 'dispositifs']],
])('%j is refused in %j', (ecrit, fields) => {
  expect(programmeProblems(ecrit).map(({ field }) => field)).toEqual(fields);
});

it('a code is kept in capitals, without what stands around it', () => {
  expect(normaliseCodeProgramme(' bop-163 ')).toBe('BOP-163');
});

it('a whole scheme says its parts, and nothing is said twice', () => {
  expect(wholeParts([fdb, fdva, cnds, fgi])).toEqual([fdva, cnds]);
  expect(wholeParts([fdb, fdb, fgi])).toEqual([fdb, fgi]);
});
