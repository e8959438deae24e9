import { expect, test } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { empechementModification, listModifications } from './modification.rules.ts';

test('only a decision that is not wholly paid is amended, and by these acts', () => {
  const none = Object.fromEntries(ordreEtats.map((etat) => [etat, [] as string[]]));
  const found = (engage: number) =>
    Object.fromEntries(
      ordreEtats.map((etat) => [etat, listModifications({ genre: 'subvention', etat, engage })]),
    );
  const open = { '7': ['grant'], '8': ['grant'], '11': ['grant'], '12': ['grant'] };
  expect(found(0)).toEqual({ ...none, ...open, '6': ['grant', 'refuse'] });
  expect(found(0.01)).toEqual({ ...none, ...open, '6': ['grant'] });
  expect(listModifications({ genre: 'agrement', etat: '6', engage: 0 })).toEqual([]);
});

const line = (montant_accorde: number) => ({ id_projet: 'p', annee: 2027, montant_accorde });
const granted = { genre: 'subvention', etat: '6', engage: 1000, lignes: [line(3000)] } as const;
const act = {
  action: 'grant',
  motif: 'Un budget revu.',
  montants: [line(2000)],
  courriers: 1,
  isLettreOfferte: true,
} as const;
const codeOf = (change: object, decision: object = {}) =>
  empechementModification({ ...granted, ...decision }, { ...act, ...change })?.code ?? null;

test.each([
  ['what is asked or paid already', [line(1000)], null],
  ['a cent less than what is asked or paid', [line(999.99)], 'instruction.moins-que-verse'],
  ['the same amount', [line(3000)], 'instruction.modification-sans-effet'],
  ['a cent more than the same amount', [line(3000.01)], null],
])('%s is the new amount: %j gives %s', (_, montants, code) => {
  expect(codeOf({ montants })).toBe(code);
});

test('an amending act says why, and has its letter, which its service publishes first where it has none', () => {
  expect(codeOf({ motif: '  ' })).toBe('dossier.motif-obligatoire');
  expect(codeOf({ courriers: 0 })).toBe('instruction.modification-sans-lettre');
  expect(codeOf({ courriers: 0, isLettreOfferte: false })).toBe('instruction.modification-sans-modele');
});

test('a grant is refused only while no payment was asked, and a refusal may become a grant', () => {
  expect(codeOf({ action: 'refuse' })).toBe('instruction.modification-impossible');
  expect(codeOf({ action: 'refuse' }, { engage: 0 })).toBe(null);
  expect(codeOf({ montants: [line(0)] }, { etat: '11', engage: 0, lignes: [line(0)] })).toBe(null);
  expect(codeOf({}, { etat: '9' })).toBe('instruction.modification-impossible');
});
