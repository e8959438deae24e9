import { describe, expect, it } from 'vitest';
import type { Problem } from '../kernel/result.ts';
import type { DossierSubvention } from './dossier-subvention.fields.ts';
import {
  computeStatut,
  demandeurProblems,
  echeanceProblems,
  listDocumentsAttendus,
  openingProjets,
  piecesProblems,
} from './dossier-subvention.rules.ts';
import { transmissionProblems } from './dossier-subvention.steps.ts';
import { projetsProblems } from './projets-du-dossier.rules.ts';
import { aCampagne, aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

const now = new Date('2027-02-01T12:00:00Z');
const said = (problems: readonly Problem[]) =>
  problems.map(({ code, field }) => `${code} ${field ?? ''}`.trim());

const withTete = (section: keyof DossierSubvention, values: object) => {
  const dossier = aDossierComplet();
  return { ...dossier, tete: { ...dossier.tete, [section]: { ...dossier.tete[section], ...values } } };
};

describe('a dossier with nothing missing', () => {
  it('has nothing that blocks it', () => {
    expect(transmissionProblems(aDossierComplet(), { now, isSentBack: false })).toEqual([]);
    expect(computeStatut(aDossierComplet())).toBe('complet');
  });
});

describe('step 3 of a grant', () => {
  it.each([
    { what: 'without exercice_fin [R4.64]', dossier: aDossierComplet({ exercice_fin: 0 }) },
    { what: 'without pluriannuel [R4.65]', dossier: withTete('description', { pluriannuel: null }) },
    { what: 'without renouvellement [R4.66]', dossier: withTete('description', { renouvellement: null }) },
    { what: 'when statut is not complet [R4.67]', dossier: aDossierComplet({ pieces: [] }) },
  ])('does not open $what', ({ dossier }) => {
    expect(openingProjets(dossier)).toEqual([{ code: 'dossier.incomplet' }]);
  });

  it('opens when they are all set and statut is complet [R4.60]', () => {
    expect(openingProjets(aDossierComplet())).toEqual([]);
  });
});

describe('the applicant of a grant [R4.55, R4.56]', () => {
  it.each(['id_representant_legal', 'id_signataire', 'id_responsable', 'id_rib'])('needs %s', (name) => {
    expect(said(demandeurProblems(withTete('demandeur', { [name]: null })))).toEqual([
      `kernel.a-renseigner demandeur.${name}`,
    ]);
  });

  it('needs a representative whose card is complete [R5.50]', () => {
    const dossier = aDossierComplet();
    const [jeanne, ali] = dossier.representants;
    const without = {
      ...dossier,
      representants: [{ ...jeanne, id: 'p1', telephone: null }, ali ?? { id: '' }],
    };
    expect(said(demandeurProblems(without))).toContain(
      'dossier.representant-incomplet demandeur.id_representant_legal',
    );
  });

  it('refuses as legal representative who may not represent, and nobody else for it', () => {
    const dossier = aDossierComplet();
    const [jeanne, ali] = dossier.representants;
    const people = [{ ...jeanne, id: 'p1', est_representant_legal: false }, ali ?? { id: '' }];
    expect(said(demandeurProblems({ ...dossier, representants: people }))).toEqual([
      'dossier.representant-interdit demandeur.id_representant_legal',
    ]);
  });

  it.each([
    ['CNDS', {}, 'Culture', 1],
    ['CNDS', {}, 'Sport', 0],
    ['CNDS', { domaine_libre: true }, 'Culture', 0],
    ['CDP', {}, 'Culture', 0],
  ])(
    'of the scheme %s %o, for the domain %s: %i refusal of the domain [R5.72]',
    (dispositif, more, domaine, n) => {
      const association = { activites: { domaine } };
      const dossier = aDossierComplet({ dispositif, campagne: aCampagne(more), association });
      expect(said(demandeurProblems(dossier))).toEqual(
        Array(n).fill('subvention.domaine-sport association.activites.domaine'),
      );
    },
  );

  it('refuses somebody who left and an account that cannot receive money', () => {
    expect(said(demandeurProblems(withTete('demandeur', { id_responsable: 'p9' })))).toEqual([
      'dossier.representant-inconnu demandeur.id_responsable',
    ]);
    const dossier = aDossierComplet();
    const wrong = {
      ...dossier,
      ribs: [{ ...dossier.ribs[0], id: 'r1', iban: 'FR7642559000052102312860354' }],
    };
    expect(said(demandeurProblems(wrong))).toEqual(['subvention.rib-invalide demandeur.id_rib']);
  });
});

describe('the documents of a grant', () => {
  it('are all joined, or named one by one', () => {
    expect(said(piecesProblems(aDossierComplet({ pieces: [] })))).toEqual([
      'dossier.piece-manquante pieces.RAR',
    ]);
  });

  it('ask for a power of attorney only when signatory and representative differ [R5.52]', () => {
    const codes = (dossier = aDossierComplet()) => listDocumentsAttendus(dossier).map((one) => one.code);
    expect(codes()).toEqual(['RAR']);
    expect(codes(withTete('demandeur', { id_signataire: 'p2' }))).toEqual(['RAR', 'POU']);
  });

  it.each([
    ['lists none', []],
    ['lists it as optional', [{ code: 'POU', label: 'Pouvoir', nature: 'POU', obligatoire: false }]],
  ])(
    'require the power of attorney of somebody else who signs, where the campaign %s [R5.52]',
    (_, listed) => {
      const other = withTete('demandeur', { id_signataire: 'p2' });
      const dossier = { ...other, campagne: aCampagne({ documents_attendus: listed }) };
      expect(listDocumentsAttendus(dossier).map((one) => [one.code, one.obligatoire])).toEqual([
        ['POU', true],
      ]);
      expect(said(piecesProblems({ ...dossier, pieces: [] }))).toEqual([
        'dossier.piece-manquante pieces.POU',
      ]);
    },
  );

  it('show the power of attorney without requiring it while the signatory is not known', () => {
    const unknown = withTete('demandeur', { id_signataire: null });
    expect(listDocumentsAttendus(unknown).map((one) => [one.code, one.obligatoire])).toEqual([
      ['RAR', true],
      ['POU', false],
    ]);
  });

  it('refuse a file that the analysis refused', () => {
    const pieces = [{ code: 'RAR', uuid: 'd1', etat_analyse: 'refuse' }];
    expect(said(piecesProblems(aDossierComplet({ pieces })))).toEqual(['dossier.document-refuse pieces.RAR']);
  });
});

describe('the age of a piece, where the campaign says one', () => {
  const [rapport] = aCampagne().documents_attendus;
  const aged = (date_chargement: string, validite_mois?: number) => {
    const attendus = rapport ? [{ ...rapport, validite_mois }] : [];
    return aDossierComplet({
      campagne: aCampagne({ documents_attendus: attendus }),
      pieces: [{ code: 'RAR', uuid: 'd1', etat_analyse: 'sur', date_chargement }],
    });
  };
  const blockers = (dossier = aged('2026-08-01T10:00:00Z')) =>
    transmissionProblems(dossier, { now, isSentBack: false });

  it('blocks the transmission the day after its last one, and says which day it was deposited', () => {
    expect(blockers(aged('2026-08-01T10:00:00Z', 6))).toEqual([]);
    expect(blockers(aged('2026-07-31T10:00:00Z', 6))).toEqual([
      {
        code: 'dossier.piece-trop-ancienne',
        field: 'pieces.RAR',
        params: { label: rapport?.label, date: '31/07/2026', mois: '6' },
      },
    ]);
  });

  it('is any age where none is said', () => {
    expect(blockers(aged('2019-01-01T10:00:00Z'))).toEqual([]);
  });

  it('is looked at in each project too, under its own path', () => {
    const code = 'projet-1.DEV';
    const piece = { code, uuid: 'd2', etat_analyse: 'sur', date_chargement: '2026-10-01T10:00:00Z' };
    const dossier = (validite_mois: number) => {
      const devis = { code: 'DEV', label: 'Devis', nature: 'DEV', obligatoire: true, validite_mois };
      const { pieces, ...same } = aged('2027-01-15T10:00:00Z');
      const campagne = aCampagne({ documents_projet: [devis] });
      return { ...same, campagne, pieces: [...pieces, piece] };
    };
    expect(said(blockers(dossier(3)))).toEqual([
      `dossier.piece-trop-ancienne projets.projet-1.pieces.${code}`,
    ]);
    expect(blockers(dossier(4))).toEqual([]);
  });
});

describe('the projects of a grant', () => {
  const withProjet = (changes: object) =>
    said(projetsProblems(aDossierComplet({ projets: [{ id: 'p', corps: aProjet(changes) }] })));

  it('are at least one', () => {
    expect(said(projetsProblems(aDossierComplet({ projets: [] })))).toEqual([
      'subvention.sans-projet projets',
    ]);
  });

  it('are not said in disorder while a day does not exist', () => {
    const description = { ...aProjet().description, date_debut: '31/02/2027' };
    expect(withProjet({ description })).toEqual(['kernel.jour-inexistant projets.p.description.date_debut']);
  });

  it('have their dates in order', () => {
    const description = { ...aProjet().description, date_debut: '2027-07-01' };
    expect(withProjet({ description })).toEqual([
      'subvention.dates-inversees projets.p.description.date_fin',
    ]);
  });

  it('ask one amount for each year [R5.91, R5.92]', () => {
    expect(withProjet({ financements: [] })).toContain(
      'subvention.annee-sans-montant projets.p.financements',
    );
  });

  it('are asked of a service of the campaign, for a year of the request', () => {
    const [financement] = aProjet().financements ?? [];
    const other = { ...financement, id: 'autre', id_service_instructeur: 'ailleurs', montant_demande: 500 };
    const found = withProjet({ financements: [financement, other], cofinancements: [] });
    expect(found).toContain('dossier.service-inconnu projets.p.financements.autre.id_service_instructeur');
    const late = { ...financement, id: 'tard', annee: 2031, montant_demande: 500 };
    expect(withProjet({ financements: [financement, late] })).toEqual([
      'subvention.annee-hors-demande projets.p.financements.tard.annee',
    ]);
  });

  it('balance charges with products, what is asked and given counted under 74 [R5.55, R5.56]', () => {
    const [budget] = aProjet().budgets ?? [];
    const withCharges = (montant: number) =>
      withProjet({ budgets: [{ ...budget, charges: { '60-1': montant } }] });
    expect(withCharges(3000)).toEqual([]);
    expect(withCharges(3001)).toEqual(['referentiel.budget-insuffisance projets.p.budgets.2027']);
    expect(withCharges(2999)).toEqual(['referentiel.budget-excedent projets.p.budgets.2027']);
  });

  it('say what a cofunder notified once its money is granted, not before', () => {
    const [first] = aProjet().cofinancements ?? [];
    const withEtat = (etat: string, more = {}) =>
      withProjet({ cofinancements: [{ ...first, etat, ...more }] });
    expect(withEtat('demande')).toEqual([]);
    expect(withEtat('acquis')).toEqual(['kernel.a-renseigner projets.p.cofinancements.c1.montant_notifie']);
    expect(withEtat('acquis', { montant_notifie: 0 })).toEqual([
      'kernel.trop-petit projets.p.cofinancements.c1.montant_notifie',
    ]);
    expect(withEtat('acquis', { montant_notifie: 1 })).toEqual([]);
  });

  it('answer the custom questions of the pinned campaign version', () => {
    expect(withProjet({ customs: {} })).toEqual(['kernel.a-renseigner projets.p.customs.nombre_sessions']);
  });
});

describe('the deadline', () => {
  const at = (instant: string, isSentBack = false) =>
    said(echeanceProblems(aDossierComplet(), { now: new Date(instant), isSentBack }));

  it('is the last second of the campaign, in its own zone', () => {
    expect(at('2027-01-05T07:59:59Z')).toEqual(['subvention.campagne-a-venir']);
    expect(at('2027-01-05T08:00:00Z')).toEqual([]);
    expect(at('2027-03-11T22:59:59Z')).toEqual([]);
    expect(at('2027-03-11T23:00:00Z')).toEqual(['subvention.campagne-fermee']);
  });

  it('does not hold back a dossier that the service sent back', () => {
    expect(at('2027-05-01T00:00:00Z', true)).toEqual([]);
  });
});

describe('what two versions of a campaign ask', () => {
  it('is read from the version the dossier pins', () => {
    const more = {
      'custom-bloc': {
        ...aCampagne().champs_personnalises['custom-bloc'],
        cout_repas: { kind: 'euros', label: 'Coût d’un repas', requiredAt: 'transmission' },
      },
    } as const;
    const second = aDossierComplet({ campagne: aCampagne({ champs_personnalises: more }) });
    expect(said(projetsProblems(aDossierComplet()))).toEqual([]);
    expect(said(projetsProblems(second))).toEqual([
      'kernel.a-renseigner projets.projet-1.customs.cout_repas',
    ]);
  });
});

describe('a share above what the campaign pays', () => {
  const dossierOf = (part: object) =>
    aDossierComplet({ campagne: { ...aDossierComplet().campagne, ...part } });
  const codes = (part: object) => projetsProblems(dossierOf(part)).map(({ code }) => code);

  it('blocks the transmission, unless the campaign says that the share is only advice', () => {
    expect(codes({ part_max_pourcent: 1 })).toEqual(['subvention.part-depassee']);
    expect(codes({ part_max_pourcent: 1, part_max_conseil: true })).toEqual([]);
    expect(codes({ part_max_pourcent: 100 })).toEqual([]);
    expect(codes({})).toEqual([]);
  });
});
