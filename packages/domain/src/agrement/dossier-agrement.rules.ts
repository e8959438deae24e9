// What blocks the steps of an accreditation dossier, from the same function on both sides (§4 Wizard steps, §5).
import type { Scopes } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { attendusFor, type DocumentAttendu } from '../subvention/campagne.rules.ts';
import type { DossierComplet } from '../subvention/dossier-complet.rules.ts';
import { personProblems, pieceProblems } from '../subvention/dossier-subvention.rules.ts';
import { type Definition, ouvertureAgrement, typeAideAlimentaire } from './definition.rules.ts';
import { type DossierAgrement, dossierAgrementFields } from './dossier-agrement.fields.ts';
import { haaProblems, type SiteDeclare } from './haa/haa.rules.ts';

/** A dossier with all that its rules look at. */
export type AgrementComplet = Pick<DossierComplet, 'pieces' | 'association' | 'representants'> & {
  tete: DossierAgrement;
  exercice: number;
  type_agrement: string;
  /** The version it was begun on. */
  definition: Definition;
  /** Where food is given out; none but for food aid. */
  sites: readonly SiteDeclare[];
};

export const isAideAlimentaire = ({ type_agrement }: Pick<AgrementComplet, 'type_agrement'>): boolean =>
  type_agrement === typeAideAlimentaire;

export const scopesAgrement = (dossier: AgrementComplet): Scopes => ({
  association: dossier.association,
  demandeur: dossier.tete.demandeur ?? {},
  dossier: {
    ...dossier.tete,
    exercice: dossier.exercice,
    type_agrement: dossier.type_agrement,
    isAideAlimentaire: isAideAlimentaire(dossier),
  },
  tca: (dossier.association as { agrement?: object | null } | null)?.agrement ?? {},
  custom: dossier.tete.customs ?? {},
  subvention: dossier.definition,
});

type Section = keyof typeof dossierAgrementFields;

function sectionProblems(dossier: AgrementComplet, section: Section): Problem[] {
  const scopes = scopesAgrement(dossier);
  const custom = dossier.definition.champs_personnalises;
  const row = { [section]: dossierAgrementFields[section] };
  return problems(row, dossier.tete, { stage: 'transmission', scopes, custom });
}

/** Step 1: who asks, who signs, who is called. */
export function demandeurAgrementProblems(dossier: AgrementComplet): Problem[] {
  const demandeur = dossier.tete.demandeur ?? {};
  const people = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
  return [
    ...sectionProblems(dossier, 'demandeur'),
    ...people.flatMap((name) => personProblems(dossier, `demandeur.${name}`, demandeur[name])),
  ];
}

/** Asked whatever the accreditation, as soon as who signs is not the legal representative [R5.52]. */
const pouvoir: DocumentAttendu = {
  code: 'POU',
  label: 'Pouvoir donné à la personne qui signe',
  nature: 'POU',
  obligatoire: true,
  asks: [
    {
      scope: 'demandeur',
      key: 'id_signataire',
      operator: 'ne',
      scope2: 'demandeur',
      key2: 'id_representant_legal',
    },
  ],
};

/** The documents of its version that its own answers do not put aside. */
export function documentsAgrement(dossier: AgrementComplet): DocumentAttendu[] {
  const { documents_attendus } = dossier.definition;
  const hasPouvoir = documents_attendus.some(({ nature }) => nature === pouvoir.nature);
  return attendusFor([...documents_attendus, ...(hasPouvoir ? [] : [pouvoir])], scopesAgrement(dossier));
}

/** Step 2: every required document is joined, and none was refused by the analysis. */
export const piecesAgrementProblems = (dossier: AgrementComplet): Problem[] =>
  documentsAgrement(dossier).flatMap((attendu) => pieceProblems(dossier, attendu));

/** Step 3 [R4.59]: the common file, food aid for the type that asks it, and the questions of this accreditation. */
export const donneesProblems = (dossier: AgrementComplet): Problem[] => [
  ...(isAideAlimentaire(dossier) ? haaProblems(dossier.tete.haa ?? {}, dossier.sites) : []),
  ...sectionProblems(dossier, 'customs'),
];

/** What is certified, at the last step. */
export const attestationAgrementProblems = (dossier: AgrementComplet): Problem[] =>
  sectionProblems(dossier, 'attestation');

/** After its last minute, only what was sent back may be sent again. */
export function echeanceAgrementProblems(
  { definition }: AgrementComplet,
  { now, isSentBack }: { now: Date; isSentBack: boolean },
): Problem[] {
  return isSentBack ? [] : ouvertureAgrementProblems(definition, now);
}

export function ouvertureAgrementProblems(
  definition: Pick<Definition, 'date_debut' | 'date_fin'>,
  now: Date,
): Problem[] {
  const ouverture = ouvertureAgrement(definition, now);
  if (ouverture === 'ouverte') return [];
  const day = ouverture === 'a-venir' ? definition.date_debut : definition.date_fin;
  return [
    {
      code: `subvention.campagne-${ouverture}`,
      params: { date: day.slice(0, 10).split('-').reverse().join('/') },
    },
  ];
}

/** `description.statut`, computed by steps 1 and 2 [R4.58]. */
export const statutAgrement = (dossier: AgrementComplet): 'complet' | 'incomplet' =>
  demandeurAgrementProblems(dossier).length + piecesAgrementProblems(dossier).length === 0
    ? 'complet'
    : 'incomplet';
