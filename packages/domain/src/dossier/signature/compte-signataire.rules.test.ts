import { describe, expect, it } from 'vitest';
import { adresseRemplacee } from '../../association/collection/adresse-signataire.rules.ts';
import { type Candidats, compteSignataire, type MembreRead } from './compte-signataire.rules.ts';

const now = new Date('2027-02-01T12:00:00Z');
const day = (many: number) => new Date(now.getTime() - many * 86_400_000);
const jeanne: MembreRead = {
  id: 'jeanne',
  email: 'jeanne@exemple.fr',
  prenom: 'Jeanne',
  nom: 'Roux',
  par: null,
  nom_accepte: null,
  since: day(400),
};
const given = (changes: Partial<Candidats> = {}): Candidats => ({
  fiche: { prenom: 'Jeanne', nom: 'ROUX', courriel: 'Jeanne@exemple.fr' },
  ecrite: { par: 'Karim Benali', le: day(300) },
  changee: null,
  membres: [jeanne],
  entrees: new Map([['jeanne', null]]),
  noms: new Map([['ali', 'Ali Haddad']]),
  demandeur: 'karim',
  createur: 'karim',
  now,
  ...changes,
});
const found = (changes: Partial<Candidats> = {}) => {
  const answer = compteSignataire(given(changes));
  return answer.ok ? answer.value.lien.par : answer.problem.code;
};

describe('the account of a signatory', () => {
  it('has the address of the card and the same name, whatever the accents and the order', () => {
    expect(found()).toBe('adresse');
    expect(found({ fiche: { prenom: 'Roux', nom: 'Jeanne', courriel: 'jeanne@exemple.fr' } })).toBe(
      'adresse',
    );
  });

  it('is refused when it bears another name than the signatory', () => {
    expect(found({ membres: [{ ...jeanne, prenom: 'Jean' }] })).toBe('dossier.signature-autre-nom');
  });

  it('is not proved by an address changed in the last 30 days, unless the old one confirmed it', () => {
    const changee = { par: 'Karim Benali', le: day(2), confirmee_le: null };
    expect(found({ changee })).toBe('dossier.signature-adresse-recente');
    expect(found({ changee: { ...changee, confirmee_le: day(1) } })).toBe('adresse');
    expect(found({ changee: { ...changee, le: day(31) } })).toBe('adresse');
  });

  it('may be one that another manager accepted under this name, never one that the asker brought in', () => {
    const other = { ...jeanne, email: 'autre@exemple.fr', par: 'ali', nom_accepte: 'Jeanne Roux' };
    const entrees = new Map([['jeanne', 'ali']]);
    expect(found({ membres: [other], entrees })).toBe('accepte');
    expect(found({ membres: [{ ...other, nom_accepte: 'Karim B' }], entrees })).toBe(
      'dossier.signature-non-prouve',
    );
    const byKarim = new Map([['jeanne', 'karim']]);
    expect(found({ membres: [{ ...other, par: 'karim' }], entrees: byKarim })).toBe(
      'dossier.signature-non-prouve',
    );
    const forSarah = { membres: [{ ...other, par: 'karim' }], entrees: byKarim, demandeur: 'sarah' };
    expect(found({ ...forSarah, createur: 'sarah' })).toBe('accepte');
    expect(found(forSarah)).toBe('dossier.signature-non-prouve');
    const throughAli = new Map([
      ['jeanne', 'ali'],
      ['ali', 'karim'],
    ]);
    expect(found({ membres: [other], entrees: throughAli })).toBe('dossier.signature-non-prouve');
  });

  it('is proved by its address alone when it transmits by itself: nobody asked it', () => {
    const other = { ...jeanne, email: 'autre@exemple.fr', par: 'ali', nom_accepte: 'Jeanne Roux' };
    const alone = { demandeur: 'jeanne', createur: 'jeanne', entrees: new Map([['jeanne', 'ali']]) };
    expect(found({ ...alone, membres: [other] })).toBe('dossier.signature-non-prouve');
    expect(found({ ...alone, membres: [jeanne] })).toBe('adresse');
  });

  it('is nobody when no account has this name nor this address', () => {
    expect(found({ membres: [] })).toBe('dossier.signature-sans-compte');
  });
});

describe('an address that replaces another one', () => {
  const nothing = { enAttente: null, avant: null, ailleurs: null };
  const puppet = { nom: 'Jeanne Roux', courriel: 'puppet@exemple.org' };
  const own = { nom: 'Jeanne Roux', courriel: 'jeanne@exemple.fr' };
  it.each([
    ['a first address', nothing, null],
    ['the same address', { ...nothing, avant: puppet }, null],
    ['another address', { ...nothing, avant: own }, own.courriel],
    ['a new card', { ...nothing, ailleurs: own.courriel }, own.courriel],
    [
      'a card of somebody else renamed',
      { ...nothing, avant: { ...puppet, nom: 'Jean Pantin' }, ailleurs: own.courriel },
      own.courriel,
    ],
    [
      'a second change in a row',
      {
        ...nothing,
        avant: { ...own, courriel: 'pantin@exemple.org' },
        enAttente: { ancien: own.courriel, le: day(3) },
      },
      own.courriel,
    ],
  ])('is known of %s', (_, connue, expected) => {
    expect(adresseRemplacee(puppet, connue, now)).toBe(expected);
  });
});
