import { describe, expect, it } from 'vitest';
import { type Chose, listDueChoses, titreAgenda } from './agenda.rules.ts';
import { type DossierAttendu, dossierChose } from './chose-dossier.rules.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const now = new Date('2026-11-23T10:00:00Z');

/** In winter, Paris is one hour ahead: the last second of its day is 22:59:59 in UTC. */
const endOf = (jour: string) => `${jour}T22:59:59.000Z`;

const aChose = (chose: Partial<Chose>): Chose => ({
  id: 'une',
  avant: null,
  isBloquant: false,
  titre: 'Des sorties en mer',
  faits: '',
  phrase: '',
  acte: { label: 'Voir', href: '/' },
  rappel: '',
  ...chose,
});

describe('what is due', () => {
  it.each([
    ['today', endOf('2026-11-23'), 'bientot', 'aujourd’hui'],
    ['in 14 days', endOf('2026-12-07'), 'bientot', 'dans 14 jours'],
    ['in 15 days', endOf('2026-12-08'), 'calme', 'dans 15 jours'],
    ['in 60 days', endOf('2027-01-22'), 'calme', 'dans 60 jours'],
    ['a minute ago', '2026-11-23T09:59:00Z', 'retard', 'en retard depuis aujourd’hui'],
    ['yesterday', endOf('2026-11-22'), 'retard', 'en retard de 1 jour'],
    ['two days ago', endOf('2026-11-21'), 'retard', 'en retard de 2 jours'],
  ])('%s is said with its colour', (_, avant, ton, reste) => {
    const [due] = listDueChoses([aChose({ avant })], now);
    expect([due?.ton, plain(due?.reste ?? '')]).toEqual([ton, reste]);
  });

  it.each([
    ['in 61 days', endOf('2027-01-23')],
    ['in 585 days', endOf('2028-06-30')],
    ['without a date', null],
  ])('%s, it is not, unless it blocks', (_, avant) => {
    expect(listDueChoses([aChose({ avant })], now)).toEqual([]);
    expect(listDueChoses([aChose({ avant, isBloquant: true })], now)).toMatchObject([
      { avant: null, ton: 'calme', reste: '' },
    ]);
  });

  it('comes by date, and what blocks comes last', () => {
    const given = [
      aChose({ id: 'bloque', isBloquant: true }),
      aChose({ id: 'loin', avant: endOf('2027-01-10') }),
      aChose({ id: 'tard', avant: endOf('2026-11-20') }),
      aChose({ id: 'bloque et daté', avant: endOf('2026-12-01'), isBloquant: true }),
    ];
    expect(listDueChoses(given, now).map(({ id }) => id)).toEqual([
      'tard',
      'bloque et daté',
      'loin',
      'bloque',
    ]);
  });

  it('is not marked as soon when others may do it', () => {
    const [due] = listDueChoses([aChose({ avant: endOf('2026-11-25'), isPartage: true })], now);
    expect(due?.ton).toBe('calme');
  });

  it.each([
    [30, '2026-10-24', 1],
    [31, '2026-10-23', 0],
  ])('is said %i days after its date when the act is no longer possible: %s', (_, jour, nombre) => {
    expect(listDueChoses([aChose({ avant: `${jour}T20:00:00Z`, isPerdu: true })], now)).toHaveLength(nombre);
  });
});

it.each([
  [0, 'Rien à faire d’ici le 22 janvier'],
  [1, '1 chose à faire d’ici le 22 janvier'],
  [3, '3 choses à faire d’ici le 22 janvier'],
])('the title says how many, and until when: %i', (nombre, titre) => {
  expect(plain(titreAgenda(nombre, now))).toBe(titre);
});

const aDossier = (dossier: Partial<DossierAttendu>): DossierAttendu => ({
  genre: 'subvention',
  pieces: null,
  id_fo: '26-000001',
  id_siret: '73282932000074',
  intitule: 'Des sorties en mer',
  faits: 'FDVA 2027',
  etat: 'D',
  echeance: null,
  renvoye_le: null,
  points: 0,
  service: 'DRAJES Sud',
  id_service_instructeur: 's1',
  manque: null,
  repondre_a: null,
  signature: null,
  crf: null,
  argent: null,
  ...dossier,
});

const page = '/associations/73282932000074/subvention-demande/26-000001';
const crfs = '/associations/73282932000074/dossier/26-000001/crf';

describe('what a dossier awaits', () => {
  it.each(['D', '2', '6', '7', '8', '10', '11', '12'] as const)('is nothing in the state %s', (etat) => {
    expect(dossierChose(aDossier({ etat, echeance: endOf('2026-12-01') }), now)).toBeNull();
  });

  it('is to ask for the money, which nothing else makes come', () => {
    const argent = {
      tour: 'association' as const,
      attendu: null,
      a_demander: { montant: 1000, nature: 'solde' as const },
      ensuite: null,
      delai_jours: 60,
    };
    const chose = dossierChose(aDossier({ etat: '7', argent }), now);
    expect([plain(chose?.phrase ?? ''), chose?.acte, chose?.isBloquant]).toEqual([
      'Accordé par DRAJES Sud : demandez le solde, 1 000 €.',
      { label: 'Demander le versement', href: `${page}?mode=read#paiements-s1` },
      true,
    ]);
  });

  it('is nothing once its reports are with the service', () => {
    expect(dossierChose(aDossier({ etat: '9' }), now)).toBeNull();
  });

  it.each([
    ['a draft', { etat: 'A', echeance: endOf('2027-03-13') }, 'Reprendre le dossier', page, false],
    [
      'a draft of a closed campaign',
      { etat: 'A', echeance: endOf('2026-11-20') },
      'Voir le dossier',
      page,
      false,
    ],
    ['a draft that nothing closes', { etat: 'A' }, 'Reprendre le dossier', page, true],
    ['one sent back', { etat: 'C' }, 'Corriger', page, true],
    ['one sent back for a point', { etat: 'C', points: 1 }, 'Corriger 1 point', page, true],
    ['one sent back for points', { etat: 'C', points: 2 }, 'Corriger 2 points', page, true],
    [
      'a missing item',
      { manque: '1 pièce', echeance: endOf('2026-12-01') },
      'Compléter',
      `${page}?etape=completer&service=s1`,
      false,
    ],
    [
      'a missing item without a date',
      { manque: '1 pièce' },
      'Compléter',
      `${page}?etape=completer&service=s1`,
      true,
    ],
    [
      'a question',
      { repondre_a: 'DRAJES Sud', echeance: endOf('2026-12-01') },
      'Répondre',
      `${page}?mode=read#messages`,
      false,
    ],
    [
      'a report',
      { etat: '9', crf: { exercice: 2026, id: null, isRenvoye: false }, echeance: endOf('2027-06-30') },
      'Commencer le compte rendu',
      crfs,
      false,
    ],
    [
      'a report begun',
      { etat: '9', crf: { exercice: 2026, id: 'c1', isRenvoye: false } },
      'Continuer le compte rendu',
      `${crfs}/c1`,
      false,
    ],
    [
      'a report sent back',
      { etat: '9', crf: { exercice: 2026, id: 'c1', isRenvoye: true } },
      'Corriger le compte rendu',
      `${crfs}/c1`,
      true,
    ],
  ] as const)('%s has one act and its address', (_, given, label, href, isBloquant) => {
    const chose = dossierChose(aDossier(given), now);
    expect(chose?.acte.label.replaceAll('\u00a0', ' ')).toBe(label);
    expect(chose?.acte.href).toBe(href);
    expect(chose?.isBloquant).toBe(isBloquant);
  });

  it('is first what a service found missing, then its question', () => {
    const both = { manque: '1 pièce', repondre_a: 'DRAJES Sud' };
    expect(dossierChose(aDossier(both), now)?.acte.label).toBe('Compléter');
  });
});

describe('a signature that is awaited', () => {
  const signature = { id: 'd1', nom: 'Jeanne Roux', par: 'Karim Benali', avant: endOf('2026-11-30') };
  const attendu = (etat: 'A' | 'C', isMoi: boolean) =>
    dossierChose(aDossier({ etat, echeance: endOf('2027-03-19'), signature: { ...signature, isMoi } }), now);

  it.each(['A', 'C'] as const)('is what the person who signs has to do, before the link ends: %s', (etat) => {
    expect(attendu(etat, true)).toMatchObject({
      avant: endOf('2026-11-30'),
      phrase: 'Karim Benali vous demande de le signer : relisez, puis signez avant le 30/11/2026.',
      acte: { label: 'Lire et signer', href: '/signer?demande=d1' },
    });
  });

  it('is not asked of the others, who are told whose turn it is', () => {
    expect(attendu('A', false)).toMatchObject({
      avant: endOf('2027-03-19'),
      phrase: 'Jeanne Roux doit signer : le lien envoyé sert jusqu’au 30/11/2026.',
      acte: { label: 'Voir le dossier', href: page },
    });
  });
});
