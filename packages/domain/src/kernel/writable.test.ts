import { describe, expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { kernelProblems, problemMessage } from './problems.ts';
import { type Hand, isWritable, unwritableProblems } from './writable.ts';

const fields = {
  titre: { kind: 'text', label: 'Titre', max: 50 },
  statut: { kind: 'text', label: 'Statut', max: 20, writtenBy: 'server' },
  avis: { kind: 'text', label: 'Avis', max: 50, writtenBy: 'service', right: 'decide' },
  demandeur: {
    kind: 'group',
    label: 'Demandeur',
    fields: {
      id_siret: { kind: 'text', label: 'SIRET', max: 14, writtenBy: 'server' },
      id_rib: { kind: 'id', of: 'rib', label: 'RIB', right: ['edit', 'editRib'] },
      id_signataire: { kind: 'id', of: 'representant', label: 'Signataire' },
    },
  },
  instruction: {
    kind: 'group',
    label: 'Instruction',
    right: 'decide',
    writtenBy: 'service',
    fields: { note: { kind: 'text', label: 'Note', max: 50 } },
  },
  financements: {
    kind: 'list',
    label: 'Financements',
    max: 5,
    fields: {
      demande: { kind: 'euros', label: 'Demandé' },
      accorde: { kind: 'euros', label: 'Accordé', writtenBy: 'service', right: 'decide' },
      etapes: {
        kind: 'list',
        label: 'Étapes',
        max: 3,
        fields: { nom: { kind: 'text', label: 'Nom', max: 20 } },
      },
    },
  },
  charges: { kind: 'montants', label: 'Charges', lignes: [{ code: '60', label: 'Achats' }] },
  customs: { kind: 'custom', label: 'Questions', bloc: 'custom-bloc' },
} as const satisfies Fields;

const custom = { 'custom-bloc': { nb_equipes: { kind: 'int', label: 'Équipes' } } } as const;
const association: Hand = { rights: { edit: true }, writer: 'association', custom };
const service: Hand = { rights: { decide: true }, writer: 'service', custom };
const stored = {
  statut: 'incomplet',
  demandeur: { id_siret: '12345678200010', id_signataire: 's1' },
  financements: [{ id: 'f1', demande: 500, accorde: 300, etapes: [{ id: 'e1', nom: 'Un' }] }],
};

/** Returns what this person (`hand`) may not write among these values, as « path: what is wrong ». */
function refusals(to: Record<string, unknown>, hand: Hand = association): string[] {
  const changes = Object.fromEntries(Object.entries(to).map(([path, one]) => [path, { to: one }]));
  return unwritableProblems(fields, changes, { ...hand, stored }).map((problem) => {
    expect(problem.params).toMatchObject({ champ: expect.any(String) });
    return `${problem.field}: ${problem.code.replace(/^kernel\.(champ-)?/, '')}`;
  });
}

describe('a row', () => {
  it('is open to its writer when the object’s right is granted, and to nobody else', () => {
    expect(isWritable(fields.titre, association)).toBe(true);
    expect(isWritable(fields.titre, { ...association, writer: 'service' })).toBe(false);
    expect(isWritable(fields.avis, service)).toBe(true);
    expect(isWritable(fields.avis, { ...service, writer: 'association' })).toBe(false);
    for (const hand of [association, service]) expect(isWritable(fields.statut, hand)).toBe(false);
  });

  it('is denied when its right is not given, or not true [R6.11]', () => {
    expect(isWritable(fields.titre, { ...association, rights: {} })).toBe(false);
    expect(isWritable(fields.titre, { ...association, rights: { edit: false } })).toBe(false);
    expect(isWritable(fields.avis, { ...service, rights: { edit: true } })).toBe(false);
  });

  it('is opened by any of the rights it names', () => {
    const rib = fields.demandeur.fields.id_rib;
    expect(isWritable(rib, { ...association, rights: { edit: true } })).toBe(true);
    expect(isWritable(rib, { ...association, rights: { editRib: true } })).toBe(true);
    expect(isWritable(rib, { ...association, rights: { decide: true } })).toBe(false);
  });

  it('takes the right and the writer of what encloses it, unless it names its own', () => {
    const { note } = fields.instruction.fields;
    expect(isWritable(note, service, [fields.instruction])).toBe(true);
    expect(isWritable(note, association, [fields.instruction])).toBe(false);
    expect(
      isWritable({ ...note, writtenBy: 'association', right: 'edit' }, association, [fields.instruction]),
    ).toBe(true);
  });
});

describe('a change', () => {
  it('is accepted where this hand may write', () => {
    expect(
      refusals({
        titre: 'Fête',
        'demandeur.id_rib': 'r1',
        'financements.f1.demande': 600,
        'financements.f1.etapes.e1.nom': 'Deux',
        'charges.60': 100,
        'customs.nb_equipes': 3,
      }),
    ).toEqual([]);
    expect(
      refusals({ avis: 'Oui', 'instruction.note': 'ok', 'financements.f1.accorde': 400 }, service),
    ).toEqual([]);
  });

  it('is refused by its name where somebody else writes', () => {
    expect(
      refusals({ statut: 'complet', avis: 'Oui', 'demandeur.id_siret': '1', 'financements.f1.accorde': 1 }),
    ).toEqual([
      'statut: non-modifiable',
      'avis: non-modifiable',
      'demandeur.id_siret: non-modifiable',
      'financements.f1.accorde: non-modifiable',
    ]);
    expect(refusals({ titre: 'Fête', 'financements.f1.demande': 1 }, service)).toEqual([
      'titre: non-modifiable',
      'financements.f1.demande: non-modifiable',
    ]);
  });

  it('is refused everywhere to who has no right', () => {
    const nobody = { ...association, rights: {} };
    expect(
      refusals(
        { titre: 'x', 'financements.f1': null, 'financements.f2': { id: 'f2' }, 'charges.60': 1 },
        nobody,
      ),
    ).toEqual([
      'titre: non-modifiable',
      'financements.f1: non-modifiable',
      'financements.f2: non-modifiable',
      'charges.60: non-modifiable',
    ]);
  });

  it('of what is not ours is accepted when equal to what is stored', () => {
    expect(
      refusals({
        statut: 'incomplet',
        'demandeur.id_siret': '12345678200010',
        avis: '',
        'financements.f1.accorde': 300,
      }),
    ).toEqual([]);
    expect(refusals({ titre: null, statut: 'incomplet' }, { ...association, rights: {} })).toEqual([]);
  });

  it.each([
    'inconnu',
    'titre.inconnu',
    'demandeur.inconnu',
    'financements.f1.inconnu',
    'financements.f1.id',
    'financements.f1.etapes.e1.inconnu',
    'financements.l 1.demande',
    'financements.__proto__.demande',
    '__proto__',
    'constructor',
    'demandeur.constructor.name',
    'charges.99',
    'charges.60.x',
    'customs.inconnu',
    '',
    'titre.',
  ])('of the unknown name « %s » is refused by that name', (path) => {
    expect(refusals(Object.fromEntries([[path, 'x']]))).toEqual([`${path}: inconnu`]);
    expect(refusals(Object.fromEntries([[path, null]]))).toEqual([`${path}: inconnu`]);
  });

  it('of a custom field is refused without the version that defines it', () => {
    expect(refusals({ 'customs.nb_equipes': 3 }, { ...association, custom: undefined })).toEqual([
      'customs.nb_equipes: inconnu',
    ]);
  });
});

describe('a section or a row sent whole', () => {
  it('is read field by field: what this hand may not write is refused in it', () => {
    expect(refusals({ demandeur: { id_siret: '98765432100010', id_signataire: 's2', inconnu: 1 } })).toEqual([
      'demandeur.id_siret: non-modifiable',
      'demandeur.inconnu: inconnu',
    ]);
    expect(refusals({ 'financements.f1': { id: 'f1', demande: 600, accorde: 9000 } })).toEqual([
      'financements.f1.accorde: non-modifiable',
    ]);
    expect(refusals({ charges: { 60: 1, 99: 2 }, customs: { nb_equipes: 1, autre: 2 } })).toEqual([
      'charges.99: inconnu',
      'customs.autre: inconnu',
    ]);
  });

  it('is accepted with what is stored of the others’ fields', () => {
    expect(refusals({ demandeur: { id_siret: '12345678200010', id_signataire: 's2' } })).toEqual([]);
    expect(
      refusals({
        'financements.f1': { id: 'f1', demande: 600, accorde: 300, etapes: [{ id: 'e1', nom: 'Un' }] },
      }),
    ).toEqual([]);
  });

  it('cannot clear what this hand may not write', () => {
    expect(refusals({ demandeur: null })).toEqual(['demandeur.id_siret: non-modifiable']);
    expect(refusals({ demandeur: { id_signataire: 's1' } })).toEqual(['demandeur.id_siret: non-modifiable']);
  });

  it('may be a new row, with the fields of this hand only', () => {
    expect(refusals({ 'financements.f2': { id: 'f2', demande: 100, accorde: null } })).toEqual([]);
    expect(refusals({ 'financements.f2': { id: 'f2', demande: 100, accorde: 100 } })).toEqual([
      'financements.f2.accorde: non-modifiable',
    ]);
    expect(refusals({ 'financements.f2': { id: 'f2', demande: 100 } }, service)).toEqual([
      'financements.f2: non-modifiable',
      'financements.f2.demande: non-modifiable',
    ]);
    expect(refusals({ 'financements.f2': { id: 'f3', demande: 100 } })).toEqual([
      'financements.f2: ligne-sans-identifiant',
    ]);
  });

  it('may be a row removed by who may write its list', () => {
    expect(refusals({ 'financements.f1': null })).toEqual([]);
    expect(refusals({ 'financements.f1': null }, service)).toEqual(['financements.f1: non-modifiable']);
  });

  it('is never a list', () => {
    expect(refusals({ financements: [] })).toEqual(['financements: liste-entiere']);
    expect(refusals({ financements: [{ id: 'f2', demande: 1 }] })).toEqual(['financements: liste-entiere']);
    expect(refusals({ 'financements.f1.etapes': [{ id: 'e2', nom: 'x' }] })).toEqual([
      'financements.f1.etapes: liste-entiere',
    ]);
    expect(refusals({ financements: stored.financements })).toEqual([]);
  });
});

describe('what is said to who writes software', () => {
  const said = (path: string, to: unknown, hand: Hand & { stored?: unknown } = association) =>
    unwritableProblems(fields, { [path]: { to } }, { stored: {}, ...hand }).map(({ code, params }) =>
      problemMessage(kernelProblems[code as keyof typeof kernelProblems], params),
    );

  it.each([
    [
      'id_rib',
      'r1',
      'Le champ « id_rib » n’existe pas. Vouliez-vous dire « demandeur.id_rib » ? Ici, il y a : titre, statut, avis, demandeur, instruction, financements, charges, customs.',
    ],
    [
      'demandeur.rib',
      'r1',
      'Le champ « demandeur.rib » n’existe pas. Dans « demandeur », il y a : id_siret, id_rib, id_signataire.',
    ],
    [
      'charges',
      { 61: 100 },
      'Le champ « charges.61 » n’existe pas. Dans « charges », un montant se nomme par son compte : 60.',
    ],
    [
      'titre.fr',
      'x',
      'Le champ « titre.fr » n’existe pas. « titre » est une valeur : rien ne se nomme dessous.',
    ],
    [
      'financements.l 1',
      null,
      'Le champ « financements.l 1 » n’existe pas. Après « financements » vient l’identifiant d’une ligne : 1 à 64 lettres sans accent, chiffres, tirets.',
    ],
    [
      'customs.Nb_equipes',
      3,
      'Le champ « customs.Nb_equipes » n’existe pas. Vouliez-vous dire « customs.nb_equipes » ? Dans « customs », il y a : nb_equipes.',
    ],
    [
      'financements.l1',
      { demande: 100 },
      'La ligne « financements.l1 » doit porter son propre identifiant : ajoutez "id": "l1" à son contenu.',
    ],
    [
      'financements.l1.demande',
      100,
      'La ligne « financements.l1 » n’existe pas encore : ajoutez-la d’abord, entière, à ce chemin, avec "id": "l1".',
    ],
    [
      'financements',
      [{ id: 'l1', demande: 100 }],
      'La liste « financements » ne se remplace pas entière : nommez une ligne par son identifiant, « financements.l1 » par exemple.',
    ],
  ])('%s says why it is refused, and what to send', (path, to, sentence) => {
    expect(said(path, to)).toEqual([sentence]);
  });

  it('has no name to offer in a block without a question', () => {
    expect(said('customs.x', 1, { ...association, custom: {} })).toEqual([
      'Le champ « customs.x » n’existe pas. Dans « customs », il n’y a aucun champ.',
    ]);
  });

  it('a row that the same save adds may be named after it', () => {
    const changes = {
      'financements.l1': { to: { id: 'l1' } },
      'financements.l1.demande': { to: 100 },
    };
    expect(unwritableProblems(fields, changes, { ...association, stored: {} })).toEqual([]);
  });

  it('a row that is missing from a list that was begun is for the conflict to tell', () => {
    const changes = { 'financements.l1.demande': { to: 100 } };
    expect(unwritableProblems(fields, changes, { ...association, stored: { financements: [] } })).toEqual([]);
  });
});
