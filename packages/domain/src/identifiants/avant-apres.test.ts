import { describe, expect, it } from 'vitest';
import type { Fields } from '../kernel/fields.ts';
import { cutTogether, listFieldChanges, toJournalChangements } from './avant-apres.ts';
import { formats } from './formats.ts';

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 100 },
  etat: { kind: 'choice', label: 'État', options: [{ value: 'o', label: 'Ouvert' }] },
  publie: { kind: 'bool', label: 'Publié' },
  fin: { kind: 'date', label: 'Fin' },
  parent: { kind: 'id', label: 'Dépend de', of: 'service' },
  adresse: {
    kind: 'group',
    label: 'Adresse',
    fields: { cp: { kind: 'text', label: 'Code postal', max: 5 } },
  },
  iban: { kind: 'text', label: 'IBAN', max: 34, format: formats.iban },
  comptes: {
    kind: 'list',
    label: 'Comptes',
    max: 9,
    fields: {
      titulaire: { kind: 'text', label: 'Titulaire', max: 100 },
      bic: { kind: 'text', label: 'BIC', max: 11, format: formats.bic },
    },
  },
} as const satisfies Fields;

describe('what the journal says of a change', () => {
  it('is each field by its label, its values in words', () => {
    const avant = { nom: 'Un', publie: false, parent: null, adresse: { cp: '13001' } };
    const apres = { nom: 'Deux', etat: 'o', publie: true, fin: '2027-03-01', parent: 's1', adresse: {} };
    expect(listFieldChanges({ fields, avant, apres }, { services: { s1: 'DRAJES' } })).toEqual([
      { champ: 'Nom', avant: 'Un', apres: 'Deux' },
      { champ: 'État', avant: null, apres: 'Ouvert' },
      { champ: 'Publié', avant: 'Non', apres: 'Oui' },
      { champ: 'Fin', avant: null, apres: '01/03/2027' },
      { champ: 'Dépend de', avant: null, apres: 'DRAJES' },
      { champ: 'Code postal', avant: '13001', apres: null },
    ]);
  });

  it('never has a bank account, in a field or in a line', () => {
    const iban = 'FR7642559000052102312860353';
    const avant = { iban, comptes: [{ id: 'c1', titulaire: 'Les Pions', bic: 'CCOPFRPP' }] };
    const apres = {
      iban: 'FR7630006000011234567890189',
      comptes: [
        { id: 'c1', titulaire: 'Les Pions', bic: 'AGRIFRPP' },
        { id: 'c2', titulaire: 'Les Tamaris', bic: 'CCOPFRPP' },
      ],
    };
    const said = JSON.stringify(listFieldChanges({ fields, avant, apres }));
    expect(said).toContain('Les Tamaris');
    expect(said).not.toMatch(/FR76|FRPP|IBAN|BIC/);
  });

  it('is nothing for a name that the form does not have, such as a password', () => {
    const apres = { nom: 'Un', mot_de_passe: 'Mimosa' };
    expect(listFieldChanges({ fields, avant: { nom: 'Un' }, apres })).toEqual([]);
  });

  it('stays short: many fields are counted', () => {
    const many = Array.from({ length: 75 }, (_, n) => ({ quoi: `Champ ${n}`, avant: null, apres: 'x' }));
    const said = toJournalChangements(many);
    expect([said.length, said.at(-1)]).toEqual([
      60,
      { champ: 'Autres changements', avant: null, apres: '16' },
    ]);
    expect(toJournalChangements(many.slice(0, 60)).at(-1)?.champ).toBe('Champ 59');
  });
});

describe('two long values', () => {
  const start = 'mot '.repeat(100);

  it('both begin a little before what changes', () => {
    const { avant, apres } = cutTogether(`${start}ancien${' suite'.repeat(90)}`, `${start}nouveau`);
    expect(avant).toMatch(/^…(mot )+ancien( suite)+…$/);
    expect(apres).toMatch(/^…(mot )+nouveau$/);
  });

  it('are cut at their end when they differ from the start, or when there is only one', () => {
    expect(cutTogether(`a ${start}`, 'b').avant).toMatch(/^a mot.*mot…$/);
    expect(cutTogether(null, start)).toEqual({ avant: null, apres: expect.stringMatching(/^mot.*mot…$/) });
  });

  it('are whole when they are short, on one line', () => {
    expect(cutTogether('un\n\ndeux', '')).toEqual({ avant: 'un deux', apres: null });
  });
});
