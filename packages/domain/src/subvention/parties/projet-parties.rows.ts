// A project is written in short parts, one idea each; the durations that screens show are sums of these minutes.
import type { Fields } from '../../kernel/fields.ts';
import { countPieceMinutes, countQuestionMinutes } from '../duree-reponse.rules.ts';
import {
  type CampagneRubriques,
  findRubrique,
  type NomRubrique,
  type RubriqueProjet,
  rubriquesDemandees,
} from '../projet-rubriques.rows.ts';

export const nomsParties = ['essentiel', 'description', 'publics', 'suivi', 'budget', 'questions'] as const;
export type NomPartie = (typeof nomsParties)[number];

/** A part may take only some fields of a section (`champs`); without them it takes the whole section. */
type Prise = { rubrique: NomRubrique; champs?: readonly string[]; minutes: number | 'selon-campagne' };

type LignePartie = {
  id: NomPartie;
  titre: string;
  chapo?: string;
  contenu: string;
  prises: readonly Prise[];
};

const enTete = ['intitule', 'recurrence', 'periode', 'date_debut', 'date_fin'];

const lignes: readonly LignePartie[] = [
  {
    id: 'essentiel',
    titre: 'L’essentiel',
    contenu: 'Le nom et les dates',
    prises: [{ rubrique: 'description', champs: enTete, minutes: 2 }],
  },
  {
    id: 'description',
    titre: 'Pourquoi et comment',
    chapo: 'Le service lit d’abord cette partie.',
    contenu: 'Le besoin, et ce que vous ferez',
    prises: [{ rubrique: 'description', champs: ['objectifs', 'description'], minutes: 5 }],
  },
  {
    id: 'publics',
    titre: 'Publics et lieux',
    contenu: 'Qui, combien, dans quelles communes',
    prises: [
      { rubrique: 'beneficiaire', minutes: 2 },
      { rubrique: 'territoires', minutes: 1 },
    ],
  },
  {
    id: 'suivi',
    titre: 'Moyens et suivi',
    contenu: 'L’équipe, le matériel, des nombres à suivre',
    prises: [
      { rubrique: 'moyens', minutes: 1 },
      { rubrique: 'evaluation', minutes: 1.5 },
      { rubrique: 'responsable', minutes: 0.5 },
    ],
  },
  {
    id: 'budget',
    titre: 'Budget',
    contenu: 'Dépenses, recettes, somme demandée',
    prises: [
      { rubrique: 'financements', minutes: 0.5 },
      { rubrique: 'cofinancements', minutes: 0.5 },
      { rubrique: 'budgets', minutes: 4 },
    ],
  },
  {
    id: 'questions',
    titre: 'Questions du service',
    contenu: 'Les questions et les papiers que ce service demande',
    prises: [
      { rubrique: 'custom-bloc', minutes: 'selon-campagne' },
      { rubrique: 'document-custom-bloc', minutes: 'selon-campagne' },
    ],
  },
];

export type PartieRubrique = RubriqueProjet & { minutes: number };
export type PartieProjet = {
  id: NomPartie;
  titre: string;
  /** A sentence that stands under the title, when the title does not say everything. */
  chapo?: string;
  /** What the list of parts says of the part, before anything is written in it. */
  contenu: string;
  /** The time the whole part takes, in whole minutes. */
  minutes: number;
  rubriques: readonly PartieRubrique[];
};

/** Returns the parts that hold at least one section that this campaign asks. */
export function partiesDemandees(campagne: CampagneRubriques): readonly PartieProjet[] {
  const asked = rubriquesDemandees(campagne);
  return lignes.flatMap(({ prises, ...ligne }) => {
    const rubriques = prises.flatMap((prise) => {
      const rubrique = asked.find(({ id }) => id === prise.rubrique);
      return rubrique ? [{ ...taken(rubrique, prise), minutes: minutesOf(prise, campagne) }] : [];
    });
    if (rubriques.length === 0) return [];
    const minutes = Math.ceil(rubriques.reduce((total, one) => total + one.minutes, 0));
    return [{ ...ligne, minutes, rubriques }];
  });
}

/** Returns the minutes of a part; the questions and papers of a campaign are counted one by one. */
function minutesOf({ rubrique, minutes }: Prise, campagne: CampagneRubriques): number {
  if (minutes !== 'selon-campagne') return minutes;
  return rubrique === 'custom-bloc'
    ? countQuestionMinutes(campagne.champs_personnalises['custom-bloc'])
    : countPieceMinutes(campagne.documents_projet as { obligatoire?: boolean }[]);
}

function taken(rubrique: RubriqueProjet, { champs }: Prise): RubriqueProjet {
  if (!champs) return rubrique;
  const fields: Fields = Object.fromEntries(
    Object.entries(rubrique.fields).map(([name, row]) => [
      name,
      row.kind === 'group'
        ? {
            ...row,
            fields: Object.fromEntries(Object.entries(row.fields).filter(([key]) => champs.includes(key))),
          }
        : row,
    ]),
  );
  const chemins = rubrique.chemins.flatMap((chemin) => champs.map((champ) => `${chemin}.${champ}`));
  return { ...rubrique, fields, chemins };
}

/** Returns the part where this path is corrected; a section named as a whole leads to its first part. */
export function findPartieAt(chemin: string): NomPartie | undefined {
  const rubrique = findRubrique(chemin)?.id;
  const champ = chemin.split('.')[1] ?? '';
  const prend = (prise: Prise) => prise.rubrique === rubrique;
  const exact = lignes.find(({ prises }) =>
    prises.some((prise) => prend(prise) && prise.champs?.includes(champ)),
  );
  return (exact ?? lignes.find(({ prises }) => prises.some(prend)))?.id;
}

/** Tells whether this path is typed in this section of this part. */
export const isInRubrique = (chemin: string, { id }: { id: NomRubrique }, partie: NomPartie): boolean =>
  findRubrique(chemin)?.id === id && findPartieAt(chemin) === partie;
