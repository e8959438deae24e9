import { describe, expect, it } from 'vitest';
import { ordreEtats } from '../instruction.states.ts';
import { type FaitsArgent, suiteArgent } from './suite-argent.rules.ts';
import {
  sayDebutDelaiVersement,
  saySuiteArgent,
  suiteArgentEcrite,
  suiteArgentImprimee,
} from './suite-argent.words.ts';

const faits: FaitsArgent = {
  etat: '6',
  genre: 'subvention',
  montant_accorde: 2000,
  montant_engage: 0,
  montant_verse: 0,
  accorde_le: '2026-11-20T12:00:00.000Z',
  paiement_demande_le: null,
  demande_paiement: 'plusieurs',
  acompte_pourcent: 50,
  delai_versement_jours: null,
};
const le = '2026-11-29T12:00:00.000Z';
const now = new Date(le);
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const said = (changes: Partial<FaitsArgent>) => {
  const suite = suiteArgent({ ...faits, ...changes });
  return suite && [suite.tour, plain(saySuiteArgent(suite, { service: 'DRAJES Sud', now }))];
};
const asked = { montant_engage: 1000, paiement_demande_le: le };
const paid = { montant_engage: 1000, montant_verse: 1000 };
const une = { demande_paiement: 'une', acompte_pourcent: null };
const aucune = { demande_paiement: null, acompte_pourcent: null };

it.each([
  [une, 'après la demande de versement'],
  [{ demande_paiement: 'plusieurs', acompte_pourcent: 30 }, 'après la demande de versement'],
  [{ demande_paiement: 'aucune' }, 'après la décision'],
  [aucune, 'après la décision'],
])('of the payments %j, the delay is told before any grant « %s »', (option, said) => {
  expect(sayDebutDelaiVersement(option)).toBe(said);
});

describe('what comes next for granted money', () => {
  it.each<[string, Partial<FaitsArgent>, string[] | null]>([
    ['an advance to ask', {}, ['association', 'À vous : demandez l’acompte, 1 000 € au plus.']],
    ['the advance asked', asked, ['service', '1 000 € demandés, attendus vers le 28/01/2027.']],
    ['the advance paid', paid, ['association', 'À vous : demandez le solde, 1 000 €.']],
    [
      'the balance asked',
      { montant_engage: 2000, montant_verse: 1000, paiement_demande_le: le },
      ['service', '1 000 € demandés, attendus vers le 28/01/2027.'],
    ],
    ['all of it paid', { montant_engage: 2000, montant_verse: 2000 }, null],
    ['one request', une, ['association', 'À vous : demandez le versement, 2 000 €.']],
    [
      'one request, made',
      { ...une, ...asked },
      ['service', '1 000 € demandés, attendus vers le 28/01/2027.'],
    ],
    [
      'one request, for a part, and paid: the service plans the rest',
      { ...une, ...paid },
      [
        'service',
        'DRAJES Sud doit verser 1 000 €, attendus vers le 19/01/2027 : vous n’avez rien à demander.',
      ],
    ],
    [
      'a service that pays by itself',
      aucune,
      [
        'service',
        'DRAJES Sud doit verser 2 000 €, attendus vers le 19/01/2027 : vous n’avez rien à demander.',
      ],
    ],
    [
      'several requests without a limit: the rest may be asked while one waits',
      { ...asked, acompte_pourcent: null },
      ['association', 'À vous : demandez le solde, 1 000 €.'],
    ],
    ['an accreditation', { genre: 'agrement' }, null],
  ])('%s', (_, changes, expected) => expect(said(changes)).toEqual(expected));

  it('is nothing before the decision, nor once it is wholly paid', () => {
    expect(ordreEtats.filter((etat) => suiteArgent({ ...faits, etat }) !== null)).toEqual(['6', '7', '8']);
  });

  it('rounds an advance down to the cent, and leaves the rest to be asked afterwards', () => {
    expect(suiteArgent({ ...faits, montant_accorde: 0.99 })).toMatchObject({
      a_demander: { montant: 0.49, nature: 'acompte' },
      ensuite: { montant: 0.5, par: 'association' },
    });
  });

  it.each([
    [
      'nothing is asked',
      {},
      'Rien de versé encore sur 2 000 € accordés. L’association peut demander l’acompte, 1 000 € au plus. Le solde, 1 000 €, se demandera une fois l’acompte versé.',
    ],
    [
      'an advance is paid',
      paid,
      '1 000 € versés sur 2 000 € accordés. L’association peut demander le solde, 1 000 €.',
    ],
    [
      'all is paid',
      { ...paid, etat: '9', montant_engage: 2000, montant_verse: 2000 },
      '2 000 € versés sur 2 000 € accordés.',
    ],
  ] as const)('is printed for whoever reads the PDF, when %s', (_, changes, printed) => {
    const now_ = { ...faits, ...changes };
    expect(
      plain(
        suiteArgentImprimee(suiteArgent(now_), {
          ...{ service: 'DRAJES Sud', now },
          ...{ accorde: now_.montant_accorde ?? 0, verse: now_.montant_verse },
        }),
      ),
    ).toBe(printed);
  });

  it('is written in an e-mail with what one must do, and when the money comes', () => {
    const written = (changes: Partial<FaitsArgent>) =>
      plain(suiteArgentEcrite(suiteArgent({ ...faits, ...changes }), { service: 'DRAJES Sud', now }));
    expect(written({})).toBe(
      'À vous : demandez l’acompte, 1 000 € au plus. Ouvrez le dossier, puis « Demander le versement ». L’argent arrive environ 60 jours après votre demande. Le solde, 1 000 €, se demandera une fois l’acompte versé.',
    );
    expect(written(paid)).toMatch(/^À vous : demandez le solde, 1 000 €\./);
    expect(written({ etat: '9' })).toBeNull();
  });
});
