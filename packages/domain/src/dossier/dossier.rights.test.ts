import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import {
  type DossierRef,
  dossierRights,
  isReadable,
  movesFor,
  readablePart,
  readableVersion,
  relationTo,
} from './dossier.rights.ts';
import type { EtatInstruction } from './instruction.states.ts';

const sport = { id_service_instructeur: 'sport', code_territoire: '13' };
const ville = { id_service_instructeur: 'ville', code_territoire: '31' };

const aDossier = (etats: EtatInstruction[], more: Partial<DossierRef> = {}): DossierRef => ({
  id_association: 'club',
  id_siret: '12345678200010',
  createdBy: { id: 'jeanne', type: 'association', id_service: null },
  sharedWith: ['marc'],
  instructions: etats.map((etat, index) => ({ ...(index === 0 ? sport : ville), etat })),
  isSubventionActive: true,
  ...more,
});
const byFederation = { createdBy: { id: 'compte-fede', type: 'rds', id_service: 'federation' } } as const;

const anActor = (id: string, role: string, more: Partial<Actor> = {}): Actor => ({
  id,
  email: `${id}@exemple.fr`,
  civilite: null,
  nom: id,
  prenom: id,
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire: null,
  ...more,
});
const member = (id_siret: string | null, id_association = 'club') => ({
  associations: [{ id_association, id_siret, fonction: 'membre' }],
});
const of = (id_service: string) => ({ services: [{ id_service, role: 'rds.user' }] });

const createur = anActor('jeanne', 'lca.association', member('12345678200028'));
const partage = anActor('marc', 'lca.association', member(null));
const serviceCreateur = anActor('compte-fede', 'rds.service', of('federation'));
const service = anActor('sonia', 'rds.user', of('sport'));
const autreService = anActor('yann', 'rds.user', of('ville'));
const national = anActor('nadia', 'rds.admin');
const local13 = anActor('luc', 'rds.admin', { territoire: '13' });
const region93 = anActor('rose', 'rds.admin', { territoire: 'R93' });
const lcaAdmin = anActor('ada', 'lca.admin');
const siege = anActor('paul', 'lca.association', member(null));

/** The dossier does not exist for these people, whatever its state. */
const strangers: [who: string, actor: Actor][] = [
  ['its creator, who left the association', anActor('jeanne', 'lca.association')],
  [
    'its creator, who now belongs to another one',
    anActor('jeanne', 'lca.association', member(null, 'autre')),
  ],
  ['a person it is shared with, who left', anActor('marc', 'lca.association')],
  ['a member of a secondary establishment', anActor('lea', 'lca.association', member('12345678200010'))],
  ['a pending member', anActor('eva', 'lca.association')],
  ['a member of another association', anActor('tom', 'lca.association', member(null, 'autre'))],
  ['another service', anActor('zoe', 'rds.service', of('culture'))],
  ['an rds.user of no service', anActor('zoe', 'rds.user')],
  ['the rds.admin of another territory', anActor('lise', 'rds.admin', { territoire: '75' })],
  ['rds.appli_admin', anActor('max', 'rds.appli_admin')],
  ['rds.appli_admin, also of the service', anActor('max', 'rds.appli_admin', of('sport'))],
  ['osiris.appli_admin', anActor('ines', 'osiris.appli_admin')],
  ['its creator under the hat of Osiris', anActor('jeanne', 'osiris.admin-programme', member(null))],
  ['its creator under the hat of a service', anActor('jeanne', 'rds.user', of('culture'))],
  ['a head-office member under the hat of DAB', anActor('paul', 'dab.user', member(null))],
  ['somebody whose address is not validated', anActor('jeanne', '')],
];

/** Lists the rights that are granted, in the order of the type. */
const granted = (actor: Actor, dossier: DossierRef): string =>
  Object.entries(dossierRights(actor, dossier))
    .filter(([, isGranted]) => isGranted)
    .map(([name]) => name)
    .join(' ');

type Column = { demandeur: string; service: string };

/**
 * This matrix is written by hand from §4 and the decisions. `demandeur` is the creator or a person it is shared
 * with; `service` is the one that studies it.
 */
const matrix: Record<EtatInstruction, Column> = {
  A: {
    demandeur: 'list consult edit commit remove transmit editRib share',
    service: '',
  },
  B: { demandeur: 'list consult restore share', service: '' },
  C: {
    demandeur: 'list consult edit commit remove transmit share message',
    service: 'list consult message',
  },
  D: { demandeur: 'list consult share message', service: 'list consult message decide' },
  '2': {
    demandeur: 'list consult editRib share message',
    service: 'list consult editRib message decide',
  },
  '6': {
    demandeur: 'list consult editRib share message',
    service: 'list consult editRib message decide',
  },
  '7': {
    demandeur: 'list consult editRib share message',
    service: 'list consult editRib message decide',
  },
  '8': {
    demandeur: 'list consult editRib share message',
    service: 'list consult editRib message decide',
  },
  '9': { demandeur: 'list consult share message', service: 'list consult message decide' },
  '10': { demandeur: 'list consult share message', service: 'list consult message' },
  '11': { demandeur: 'list consult share message', service: 'list consult message' },
  '12': { demandeur: 'list consult share message', service: 'list consult message' },
};
const cases = Object.entries(matrix) as [EtatInstruction, Column][];

describe.each(cases)(
  'a dossier in %s [R4.13] [R4.14] [R4.16] [R4.17] [R4.24]',
  (etat, { demandeur, service: ofService }) => {
    const dossier = aDossier([etat]);

    it(`gives its creator and those it is shared with: ${demandeur} [R6.8] [R6.9]`, () => {
      expect(granted(createur, dossier)).toBe(demandeur);
      expect(granted(partage, dossier)).toBe(demandeur);
    });

    it(`gives its service, and the administrators of its territory: ${ofService} [R6.7]`, () => {
      for (const actor of [service, national, local13, region93])
        expect(granted(actor, dossier)).toBe(ofService);
    });

    it(`gives the service that created it what its creator has: ${demandeur}`, () => {
      expect(granted(serviceCreateur, aDossier([etat], byFederation))).toBe(demandeur);
    });

    it('gives head-office members the list, states, amounts and PDF only', () => {
      expect(granted(siege, dossier)).toBe('list');
    });

    it('gives lca.admin to read, not to act', () => {
      expect(granted(lcaAdmin, dossier)).toBe('list consult');
    });

    it.each(strangers)('does not exist for %s', (_, actor) => {
      expect(granted(actor, dossier)).toBe('');
    });
  },
);

describe('bank details of a dossier sent back', () => {
  const inactive = aDossier(['C'], { isSubventionActive: false });

  it('are open to association roles when the subvention is inactive [R4.25] [R6.10] [R6.12]', () => {
    expect(granted(createur, inactive)).toBe(
      'list consult edit commit remove transmit editRib share message',
    );
    expect(dossierRights(anActor('jeanne', 'lca.admin', member(null)), inactive).editRib).toBe(true);
  });

  it('stay closed when it is active, to services, and to who may only read [R4.25]', () => {
    expect(dossierRights(createur, aDossier(['C'])).editRib).toBe(false);
    for (const actor of [service, national, siege, lcaAdmin]) {
      expect(dossierRights(actor, inactive).editRib).toBe(false);
    }
    const ofFederation = aDossier(['C'], { ...byFederation, isSubventionActive: false });
    expect(dossierRights(serviceCreateur, ofFederation).editRib).toBe(false);
  });

  it('stay closed in the other states without a RIB row, inactive or not [R4.24]', () => {
    for (const etat of ['B', 'D', '9', '10', '11', '12'] as const) {
      expect(dossierRights(createur, aDossier([etat], { isSubventionActive: false })).editRib, etat).toBe(
        false,
      );
    }
  });
});

describe('a dossier that a service began for an association', () => {
  const begun = aDossier(['A'], { ...byFederation, sharedWith: [] });
  const whole = 'list consult edit commit remove transmit editRib share';

  it.each([
    ['a manager of the head office', anActor('paul', 'lca.association', member(null)), whole],
    ['a manager of its establishment', anActor('lea', 'lca.association', member('12345678200010')), whole],
    ['a manager of another establishment', anActor('tim', 'lca.association', member('12345678200028')), ''],
    [
      'a manager to whom the past is closed',
      anActor('eva', 'lca.association', {
        associations: [{ id_association: 'club', id_siret: null, fonction: 'PRE', passe_ferme: true }],
      }),
      '',
    ],
    ['a person given other dossiers', anActor('luc', 'lca.association', { partages: ['club'] }), ''],
    ['a manager of another association', anActor('tom', 'lca.association', member(null, 'autre')), ''],
  ])('gives its due to %s', (_, actor, expected) => {
    expect(granted(actor, begun)).toBe(expected);
  });
});

describe('a service', () => {
  it('removes in A only what it created itself [R4.15] [R6.13]', () => {
    expect(dossierRights(serviceCreateur, aDossier(['A'], byFederation)).remove).toBe(true);
    expect(dossierRights(serviceCreateur, aDossier(['A'])).remove).toBe(false);
    expect(dossierRights(service, aDossier(['A'], byFederation)).remove).toBe(false);
    expect(dossierRights(national, aDossier(['A'], byFederation)).remove).toBe(false);
  });

  it('does not act through a person who administers the application', () => {
    const admin = anActor('max', 'rds.appli_admin', of('federation'));
    expect(granted(admin, aDossier(['A'], byFederation))).toBe('');
  });

  it('that created what it instructs is both sides at once', () => {
    const own = { createdBy: { id: 'x', type: 'rds', id_service: 'sport' } } as const;
    expect(granted(service, aDossier(['D'], own))).toBe('list consult share message decide');
    expect(relationTo(service, aDossier(['D'], own))).toBe('demandeur');
  });

  it('is not taken for the creator because an association has the same id', () => {
    const odd = { createdBy: { id: 'jeanne', type: 'association', id_service: 'federation' } } as const;
    expect(granted(serviceCreateur, aDossier(['A'], odd))).toBe('');
  });

  it.each([
    ['A', []],
    ['B', []],
    ['C', []],
    ['D', ['start', 'sendBack', 'reject']],
    ['2', ['sendBack', 'grant', 'refuse', 'reject']],
    ['6', ['beginPayment', 'markPaid']],
    ['7', ['continuePayment']],
    ['8', ['markPaid']],
    ['9', ['finish']],
    ['10', []],
    ['11', []],
    ['12', []],
  ] as const)('in %s may decide: %j, and only on its own instruction', (etat, moves) => {
    for (const actor of [service, national, local13])
      expect(movesFor(actor, { ...sport, etat })).toEqual(moves);
    for (const actor of [autreService, createur, lcaAdmin])
      expect(movesFor(actor, { ...sport, etat })).toEqual([]);
  });
});

describe('an accreditation dossier', () => {
  const agrement = (etats: EtatInstruction[], more: Partial<DossierRef> = {}) =>
    aDossier(etats, { genre: 'agrement', ...more });
  const editable: EtatInstruction[] = ['A', 'C'];
  const closed: EtatInstruction[] = ['B', 'D', '2', '6', '10', '11', '12'];
  const rows: [who: string, actor: Actor][] = [
    ['its administrators [R6.15]', lcaAdmin],
    ['the people of the service that began it [R6.16]', serviceCreateur],
    ['who began it [R6.17]', createur],
    ['who it is shared with [R6.18]', partage],
  ];

  it.each(rows)('is edited by %s, as long as it is editable', (_, actor) => {
    const begun = actor === serviceCreateur ? byFederation : {};
    for (const etat of editable) expect(dossierRights(actor, agrement([etat], begun)).edit).toBe(true);
    for (const etat of closed) expect(dossierRights(actor, agrement([etat], begun)).edit).toBe(false);
  });

  it('is edited by the people of its service once they have sent it back, and not before it was sent [R6.16]', () => {
    expect(dossierRights(service, agrement(['C'])).edit).toBe(true);
    expect(readableVersion(service, agrement(['C']))).toBe('sport');
    for (const etat of ['A', ...closed] as const)
      expect(dossierRights(service, agrement([etat])).edit).toBe(false);
  });

  it.each([['another service', autreService], ['a head-office member', siege], ...strangers])(
    'is not edited by %s',
    (_, actor) => {
      for (const etat of editable) expect(dossierRights(actor, agrement([etat])).edit).toBe(false);
    },
  );

  it('is committed by the applicant alone, and has no bank details', () => {
    const inA = agrement(['A']);
    expect(granted(lcaAdmin, inA)).toBe('list consult edit');
    expect(granted(service, inA)).toBe('');
    expect(granted(createur, inA)).toBe('list consult edit commit remove transmit share');
    expect(granted(createur, agrement(['6']))).toBe('list consult share message');
  });

  it('has nothing left to move once it is granted', () => {
    expect(movesFor(service, { ...sport, etat: '2' }, 'agrement')).toEqual([
      'sendBack',
      'grant',
      'refuse',
      'reject',
    ]);
    expect(movesFor(service, { ...sport, etat: '6' }, 'agrement')).toEqual([]);
    expect(movesFor(service, { ...sport, etat: '6' }, 'subvention')).toEqual(['beginPayment', 'markPaid']);
    expect(dossierRights(service, agrement(['6'])).decide).toBe(false);
  });
});

describe('several instructions', () => {
  it.each([
    {
      etats: ['C', 'D'],
      demandeur: 'list consult edit commit remove transmit share message',
      first: 'list consult message',
      second: 'list consult message decide',
    },
    {
      etats: ['C', '6'],
      demandeur: 'list consult edit commit transmit editRib share message',
      first: 'list consult message',
      second: 'list consult editRib message decide',
    },
    {
      etats: ['C', '2'],
      demandeur: 'list consult edit commit remove transmit editRib share message',
      first: 'list consult message',
      second: 'list consult editRib message decide',
    },
    {
      etats: ['D', '2'],
      demandeur: 'list consult editRib share message',
      first: 'list consult message decide',
      second: 'list consult editRib message decide',
    },
    {
      etats: ['12', '8'],
      demandeur: 'list consult editRib share message',
      first: 'list consult message',
      second: 'list consult editRib message decide',
    },
    {
      etats: ['B', 'D'],
      demandeur: 'list consult restore share message',
      first: '',
      second: 'list consult message decide',
    },
    {
      etats: ['A', 'A'],
      demandeur: 'list consult edit commit remove transmit editRib share',
      first: '',
      second: '',
    },
    {
      etats: ['A', 'D'],
      demandeur: 'list consult share message',
      first: '',
      second: 'list consult message decide',
    },
    {
      etats: ['A', 'B'],
      demandeur: 'list consult restore share',
      first: '',
      second: '',
    },
  ] as const)('in $etats open to each what its own allows', ({ etats, demandeur, first, second }) => {
    const dossier = aDossier([...etats]);
    expect(granted(createur, dossier)).toBe(demandeur);
    expect(granted(service, dossier)).toBe(first);
    expect(granted(autreService, dossier)).toBe(second);
  });
});

describe('a draft and a dossier sent back, to the service that would study them', () => {
  const removed = (etat_precedent: 'A' | 'C') =>
    aDossier([], { instructions: [{ ...sport, etat: 'B', etat_precedent }] });

  it.each([
    ['a draft', aDossier(['A']), ''],
    ['a draft that was removed', removed('A'), ''],
    ['a removed dossier that it had sent back', removed('C'), 'list consult'],
    ['a dossier that it sent back', aDossier(['C']), 'list consult message'],
    ['a draft that it began', aDossier(['A'], byFederation), ''],
  ])('opens %s no further than what it received', (_, dossier, expected) => {
    expect(granted(service, dossier)).toBe(expected);
    expect(granted(national, dossier)).toBe(expected);
  });

  it.each([
    ['sent back', ['C'], 'sport'],
    ['sent back, while another studies it', ['C', '2'], 'sport'],
    ['studied, while another sent it back', ['2', 'C'], null],
    ['received', ['D'], null],
  ] as const)('reads the version received of what it has %s', (_, etats, expected) => {
    expect(readableVersion(service, aDossier([...etats]))).toBe(expected);
  });

  it('reads what it received of a dossier removed after that; who began it reads what it is now', () => {
    expect(readableVersion(service, removed('C'))).toBe('sport');
    expect(readableVersion(serviceCreateur, aDossier(['C'], byFederation))).toBe(null);
    for (const actor of [createur, partage, siege, lcaAdmin, autreService])
      expect(readableVersion(actor, aDossier(['C']))).toBe(null);
  });
});

describe('a missing input denies [R6.11]', () => {
  it('when there is no instruction', () => {
    expect(granted(createur, aDossier([]))).toBe('list share');
    expect(granted(service, aDossier([]))).toBe('');
    expect(granted(national, aDossier([]))).toBe('');
  });

  it('when nobody says whether the subvention is active', () => {
    expect(dossierRights(createur, aDossier(['C'], { isSubventionActive: undefined })).editRib).toBe(false);
  });

  it('when nobody says which service created it', () => {
    const unknown = { createdBy: { id: 'compte-fede', type: 'rds', id_service: null } } as const;
    expect(granted(serviceCreateur, aDossier(['A'], unknown))).toBe('');
  });

  it('when the service has no territory, to a local administrator', () => {
    for (const code_territoire of [undefined, null, '']) {
      const dossier = aDossier([], { instructions: [{ ...sport, etat: 'D', code_territoire }] });
      expect(granted(local13, dossier)).toBe('');
      expect(granted(national, dossier)).toBe('list consult message decide');
    }
  });

  it('when the state is none that is known', () => {
    const dossier = aDossier([JSON.parse('"3"')]);
    expect(granted(createur, dossier)).toBe('list share');
    expect(granted(service, dossier)).toBe('list');
  });
});

describe('what only given dossiers open', () => {
  const aGiven = anActor('marc', 'lca.association', { partages: ['club'] });

  it('is these dossiers, whole', () => {
    expect(relationTo(aGiven, aDossier(['A']))).toBe('demandeur');
  });

  it('is no other dossier of the association, nor any of another one', () => {
    expect(relationTo(aGiven, aDossier(['A'], { sharedWith: [] }))).toBe('aucune');
    expect(relationTo(aGiven, aDossier(['A'], { id_association: 'autre' }))).toBe('aucune');
  });

  it('is not what they created before they left', () => {
    const createdBy = { id: 'marc', type: 'association', id_service: null } as const;
    expect(relationTo(aGiven, aDossier(['A'], { createdBy, sharedWith: [] }))).toBe('aucune');
    expect(relationTo(aGiven, aDossier(['A'], { createdBy }))).toBe('demandeur');
  });
});

describe('a head-office member to whom the past is closed', () => {
  const newcomer = anActor('paul', 'lca.association', {
    associations: [{ id_association: 'club', id_siret: null, fonction: 'membre', passe_ferme: true }],
  });

  it('sees what they were given, not what others left', () => {
    expect(relationTo(newcomer, aDossier(['2']))).toBe('aucune');
    expect(relationTo(newcomer, aDossier(['2'], { sharedWith: ['paul'] }))).toBe('demandeur');
  });
});

describe('what is read of the part of each service', () => {
  const dossier = aDossier(['D', '2']);
  const begunBySport = aDossier(['D', '2'], {
    createdBy: { id: 'sonia', type: 'rds', id_service: 'sport' },
  });
  it.each<[string, Actor, DossierRef, services: string[] | null, charges: string[]]>([
    ['its creator', createur, dossier, null, []],
    ['a member of the head office', siege, dossier, null, []],
    ['an administrator of the associations', lcaAdmin, dossier, null, []],
    ['the first service', service, dossier, ['sport'], ['sport']],
    ['the second', autreService, dossier, ['ville'], ['ville']],
    ['the administrator of one territory', local13, dossier, ['sport'], ['sport']],
    ['the national one', national, dossier, ['sport', 'ville'], ['sport', 'ville']],
    ['a service that began it and studies it', service, begunBySport, null, ['sport']],
    ['a service that began it and does not', serviceCreateur, aDossier(['D'], byFederation), null, []],
    ['nobody in particular', anActor('tom', 'lca.association'), dossier, [], []],
  ])('%s', (_, actor, one, services, charges) => {
    expect(readablePart(actor, one)).toEqual({ services, charges });
  });

  it.each<[Parameters<typeof isReadable>[1], association: boolean, sport: boolean, ville: boolean]>([
    [{}, true, true, true],
    [{ id_service: null }, true, true, true],
    [{ id_service: 'sport' }, true, true, false],
    [{ id_service: 'sport', isReserve: true }, false, true, false],
    [{ id_service: null, isReserve: true }, false, false, false],
  ])('%o is read by the association, the first service, the second: %s, %s, %s', (one, ...expected) => {
    const parts = [createur, service, autreService].map((actor) => readablePart(actor, dossier));
    expect(parts.map((part) => isReadable(part, one))).toEqual(expected);
  });
});
