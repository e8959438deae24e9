import { describe, expect, it } from 'vitest';
import type { SuiteArgent } from '../dossier/suivi/suite-argent.rules.ts';
import { ordrePaiement } from './demande-paiement.states.ts';
import { actesAttendus } from './suite-paiement.rules.ts';
import { sayChangementRib, sayComptePaiement, saySuite } from './suite-paiement.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what comes next, said', () => {
  it.each([
    ['association', 'prise-en-charge', 'DRAJES Sud doit prendre en charge la demande.'],
    ['service', 'prise-en-charge', 'Votre service doit prendre en charge la demande.'],
    ['association', 'mise-en-paiement', 'DRAJES Sud doit mettre la somme en paiement.'],
    ['service', 'versement', 'Le comptable doit verser la somme.'],
    ['association', 'prevision', 'DRAJES Sud doit prévoir ce versement : vous n’avez rien à faire.'],
    ['service', 'prevision', 'Votre service doit prévoir ce versement.'],
    ['association', 'demande', 'Vous pouvez demander ce paiement dans le dossier.'],
    ['service', 'demande', 'L’association peut demander ce paiement.'],
    ['association', 'solde', 'Vous pourrez demander le solde une fois l’acompte versé.'],
    ['association', 'rib', 'Complétez d’abord le RIB du dossier.'],
  ] as const)('to the %s, %s', (cote, acte, said) => {
    const lecteur = { cote, service: 'DRAJES Sud' };
    expect(plain(saySuite({ acte, attendu_le: null, en_retard: false }, lecteur))).toBe(said);
  });

  it('names what may be asked now, which is less than what is left', () => {
    const argent: SuiteArgent = {
      tour: 'association',
      attendu: null,
      a_demander: { montant: 2250, nature: 'acompte' },
      ensuite: { montant: 2250, par: 'association' },
      delai_jours: 30,
    };
    const said = (cote: 'association' | 'service') =>
      plain(
        saySuite(
          { acte: 'demande', attendu_le: null, en_retard: false, argent },
          { cote, service: 'DRAJES Sud' },
        ),
      );
    expect(said('association')).toBe('Vous pouvez demander l’acompte, 2 250 € au plus, dans le dossier.');
    expect(said('service')).toBe('L’association peut demander l’acompte, 2 250 € au plus.');
  });

  it('has its usual day, and says when it has passed', () => {
    const suite = { acte: 'versement', attendu_le: new Date('2027-04-02T10:00:00Z') } as const;
    const lecteur = { cote: 'association', service: 'DRAJES Sud' } as const;
    expect([false, true].map((en_retard) => plain(saySuite({ ...suite, en_retard }, lecteur)))).toEqual([
      'Le comptable doit verser la somme. Versement attendu vers le 02/04/2027.',
      'Le comptable doit verser la somme. Versement attendu depuis le 02/04/2027.',
    ]);
    expect(
      new Set(actesAttendus.map((acte) => saySuite({ ...suite, acte, en_retard: true }, lecteur))).size,
    ).toBe(7);
  });
});

describe('the account of a payment, said', () => {
  it.each([
    ['1', false, 'Ira sur le compte FR76 1234, celui du dossier.'],
    ['2', false, 'Ira sur le compte FR76 1234, celui du dossier.'],
    ['3', false, 'Part sur le compte FR76 1234.'],
    ['3', true, 'Part sur le compte FR76 1234 : le RIB du dossier a changé après la mise en paiement.'],
    ['4', false, 'Versé sur le compte FR76 1234.'],
    ['4', true, 'Versé sur le compte FR76 1234, le RIB d’alors.'],
    ['7', true, null],
    ['8', true, null],
    ['9', true, null],
  ] as const)('in %s, another since: %s', (etat, isAutre, said) => {
    const got = sayComptePaiement({ etat, iban: 'FR76 1234', isAutre });
    expect(got && plain(got)).toBe(said);
    expect(ordrePaiement).toContain(etat);
  });

  it('says when the dossier has none that can be paid', () => {
    expect(plain(sayComptePaiement({ etat: '2', iban: null, isAutre: false }) ?? '')).toContain('incomplet');
  });

  it.each([
    [{ avant: null, apres: 'B', suivent: 0, gardent: 0 }, ['Compte B.']],
    [
      { avant: 'A', apres: 'B', suivent: 1, gardent: 2 },
      [
        'Compte B au lieu de A.',
        '1 versement pas encore en paiement ira sur le nouveau compte.',
        '2 versements déjà en paiement partent sur l’ancien compte.',
      ],
    ],
  ])('another account: %o', (changement, lines) => {
    expect(plain(sayChangementRib(changement)).split('\n')).toEqual(lines);
  });
});
