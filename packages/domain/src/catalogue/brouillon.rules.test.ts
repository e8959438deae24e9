import { describe, expect, it } from 'vitest';
import { draftSchema } from '../kernel/draft-schema.ts';
import { problems } from '../kernel/walk-problems.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { readCampagne } from '../subvention/campagne.schema.ts';
import { champsOfficiels } from '../subvention/champs-crf.rows.ts';
import { nomsPublics } from '../subvention/publics.rows.ts';
import { aCampagne } from '../subvention/test/test-dossier-complet.ts';
import { brouillonNomme, toBrouillon, toContenuCampagne } from './brouillon.rules.ts';
import { campagneFields } from './campagne-options.fields.ts';

const [type] = aCampagne().sous_dispositifs;

/** Makes a campaign with every option that one may have. */
const full = (): Campagne =>
  aCampagne({
    presentation: 'Former vos bénévoles.',
    autres_exercices: [2026, 2028],
    territoires: ['13', '2A', '974'],
    themes: ['Sport', 'Culture'],
    publics: [...nomsPublics],
    couplage_tca: true,
    crf: {
      ecart_pourcent: 20,
      ecart_euros: 0,
      documents: [
        {
          code: 'FAC',
          label: 'Factures',
          nature: 'DEV',
          obligatoire: false,
          modele: 'https://exemple.fr/factures.ods',
        },
      ],
      rappels: { avant: [20, 2], apres: [10] },
    },
    domaine_libre: true,
    rappels_jours: [30, 3],
    sous_dispositifs: [
      {
        code: 'F.D_B',
        label: 'Formation',
        date_debut: '2027-01-05T08:00:00.000Z',
        date_fin: '2027-07-11T21:59:59.000Z',
        duree_pluriannuelle: 2,
        pluriannuel: 'au-choix',
        types_projet: ['fonctionnement', 'projet'],
        max_projets: 3,
        indicateurs: 'formation-benevoles',
        interdit_regimes: ['collectivite'],
      },
    ],
    champs_attendus: [
      { code: 'coordonnees.telephone', part: 'association' },
      {
        code: 'affiliations',
        part: 'association',
        asks: [{ scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' }],
      },
    ],
    documents_projet: [
      {
        code: 'DEV',
        label: 'Devis',
        aide: 'S’il existe.',
        nature: 'DEV',
        obligatoire: false,
        validite_mois: 3,
        modele: 'https://exemple.fr/devis.odt',
        asks: [
          { scope: 'projet', key: 'moyens.recrutement_nb_etpt', operator: 'gte', value: 1.5 },
          { scope: 'custom', key: 'niveau', operator: 'in', value: ['3', 4, 'a;b'] },
          { scope: 'custom', key: 'repas', operator: 'eq', value: true },
          { scope: 'tca', key: 'tca_etat', operator: 'filled' },
        ],
      },
    ],
    rubriques: ['description', 'financements', 'budgets'],
    bareme: [
      { code: 'UTILITE', label: 'Utilité', points: 5, poids: 2, aide: 'Pour qui ?' },
      { code: 'BUDGET', label: 'Budget', points: 10 },
    ],
    instructeurs: [
      { id_service: '11111111-1111-4111-8111-111111111111', isReferent: false },
      { id_service: '22222222-2222-4222-8222-222222222222', isReferent: true },
    ],
    champs_personnalises: {
      'dossier-bloc': {
        benevoles: { kind: 'int', label: 'Bénévoles', min: 0, max: 100_000, aide: 'En tout.' },
      },
      'custom-bloc': {
        ...champsOfficiels,
        texte: {
          kind: 'text',
          label: 'Texte',
          max: 500,
          multiline: true,
          requiredAt: 'saisie',
          crf: 'absent',
        },
        cout: { kind: 'euros', label: 'Coût', min: 1, requiredAt: 'transmission' },
        duree: { kind: 'decimal', label: 'Durée', decimals: 1 },
        le: { kind: 'date', label: 'Le' },
        repas: { kind: 'bool', label: 'Repas', requiredAt: 'decision' },
        qui: {
          kind: 'choice',
          label: 'Qui',
          multiple: true,
          options: [
            { value: 'tous', label: 'Tous' },
            { value: '12', label: 'Douze' },
          ],
          when: [{ scope: 'dossier', key: 'sous_dispositif', operator: 'ne', value: 'FDB' }],
        },
      },
    },
  });

const read = (json: unknown): Campagne => {
  const found = readCampagne(json);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
};

describe('a campaign taken up again', () => {
  it.each([
    ['with every option', full()],
    ['with no more than is necessary', read(toContenuCampagne(toBrouillon(aCampagne(), 2027)))],
    ['that reminds nobody', { ...full(), rappels_jours: [], crf: { rappels: { avant: [], apres: [] } } }],
    ['that reminds after the day alone', { ...full(), crf: { rappels: { avant: [], apres: [60] } } }],
    ['overseas', { ...full(), fuseau: 'Indian/Reunion' }],
  ])('%s, publishes what it was', (_, campagne) => {
    expect(read(toContenuCampagne(toBrouillon(campagne, 2027)))).toEqual(campagne);
  });

  it('keeps the order of the questions', () => {
    const { champs_personnalises } = read(toContenuCampagne(toBrouillon(full(), 2027)));
    expect(Object.keys(champs_personnalises['custom-bloc'] ?? {})).toEqual(
      Object.keys(full().champs_personnalises['custom-bloc'] ?? {}),
    );
  });

  it('is a draft that can be saved, of which nothing is missing', () => {
    const draft = toBrouillon(full(), 2027);
    expect(draftSchema(campagneFields).safeParse(draft).success).toBe(true);
    expect(problems(campagneFields, draft, { stage: 'transmission' })).toEqual([]);
  });

  it('names its lines by what they are, whatever they were typed under', () => {
    const draft = toBrouillon(aCampagne(), 2027);
    const [first, ...others] = draft.documents_attendus ?? [];
    const retyped = { ...draft, documents_attendus: first ? [{ ...first, id: 'xyz' }, ...others] : [] };
    expect(brouillonNomme(retyped)).toEqual(brouillonNomme(draft));
  });
});

describe('days and hours', () => {
  const at = (changes: object) => {
    const [line] =
      toBrouillon(aCampagne({ ...changes, sous_dispositifs: type ? [type] : [] }), 2027).sous_dispositifs ??
      [];
    return line;
  };

  it('are those of the territory', () => {
    expect(at({})).toMatchObject({ date_debut: '2027-01-05', heure_debut: '09h00', heure_fin: '23h59' });
    expect(at({ fuseau: 'Indian/Reunion' })).toMatchObject({
      date_debut: '2027-01-05',
      heure_debut: '12h00',
      date_fin: '2027-03-12',
      heure_fin: '02h59',
    });
  });

  it.each([
    ['Europe/Paris', '2027-03-11', '23h59', '2027-03-11T22:59:59.000Z'],
    ['Europe/Paris', '2027-07-11', '23h59', '2027-07-11T21:59:59.000Z'],
    ['Europe/Paris', '2027-03-28', '12h00', '2027-03-28T10:00:59.000Z'],
    ['Indian/Reunion', '2027-03-11', '9:05', '2027-03-11T05:05:59.000Z'],
    ['Pacific/Noumea', '2027-01-01', '00h00', '2026-12-31T13:00:59.000Z'],
    ['America/Miquelon', '2027-01-01', '23h59', '2027-01-02T02:59:59.000Z'],
  ])('in %s, %s at %s is %s, its minute included', (fuseau, date_fin, heure_fin, expected) => {
    const draft = toBrouillon(aCampagne({ fuseau }), 2027);
    const [line] = draft.sous_dispositifs ?? [];
    const typed = { ...draft, sous_dispositifs: line ? [{ ...line, date_fin, heure_fin }] : [] };
    expect(toContenuCampagne(typed)).toMatchObject({ sous_dispositifs: [{ date_fin: expected }] });
  });

  it('that are half typed are not published', () => {
    const draft = toBrouillon(aCampagne(), 2027);
    const [line] = draft.sous_dispositifs ?? [];
    const typed = { ...draft, sous_dispositifs: line ? [{ ...line, heure_fin: '25h00' }] : [] };
    expect(readCampagne(toContenuCampagne(typed)).ok).toBe(false);
  });
});

describe('what is being typed', () => {
  it('is never in the way of what would be published of it', () => {
    expect(toContenuCampagne({})).toEqual({
      sous_dispositifs: [],
      champs_personnalises: {},
      documents_attendus: [],
      instructeurs: [],
    });
    expect(readCampagne(toContenuCampagne({})).ok).toBe(false);
  });

  it('may be lines that say nothing yet, in every list', () => {
    const empty = [{ id: 'n1' }, { id: 'n2' }];
    const lists = Object.entries(campagneFields).filter(([, row]) => row.kind === 'list');
    for (const [name] of lists) {
      const named: Record<string, unknown> = brouillonNomme({
        ...toBrouillon(aCampagne(), 2027),
        [name]: empty,
      });
      const ids = ((named[name] ?? []) as { id: string }[]).map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('stands in the order of its ranks, a line just added last', () => {
    const draft = {
      documents_attendus: [{ id: 'n' }, { id: 'b', rang: 1, code: 'B' }, { id: 'a', rang: 0, code: 'A' }],
    };
    expect(toContenuCampagne(draft)).toMatchObject({
      documents_attendus: [{ code: 'A' }, { code: 'B' }, { obligatoire: false }],
    });
  });
});
