// The browser and the server use the same functions to find what blocks the steps of an agrément dossier (§4 Wizard
// steps, §5).
import { etatTca, type TcaRead, tcaEnd, tcaOn } from '../association/tca.rules.ts';
import type { DocumentAttendu, PieceJointe } from '../dossier/pieces.rules.ts';
import { pieceProblems } from '../dossier/pieces.rules.ts';
import { attendusWithPouvoir, hasPouvoir } from '../dossier/pouvoir.rules.ts';
import { personProblems } from '../dossier/representants.rules.ts';
import { isBlank, type Scopes } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Definition, ouvertureAgrement, typeAideAlimentaire } from './definition.rules.ts';
import { type DossierAgrement, dossierAgrementFields } from './dossier-agrement.fields.ts';
import { haaProblems, type SiteDeclare } from './haa/haa.rules.ts';
import { type CritereTca, criteresTca } from './tca.fields.ts';
import {
  criteresManquants,
  criteresRemplis,
  isTcaToSet,
  tcaProblems,
  typePreuveProblems,
} from './tca.rules.ts';
import { type IssueTca, sayCriteres } from './tca.words.ts';

/** All that the rules of an agrément dossier read. */
export type AgrementComplet = {
  pieces: readonly PieceJointe[];
  association: unknown;
  representants: readonly (Record<string, unknown> & { id: string })[];
  tete: DossierAgrement;
  exercice: number;
  type_agrement: string;
  /** The version on which the dossier was begun. */
  definition: Definition;
  /** The places where food is given out; only a food-aid dossier has some. */
  sites: readonly SiteDeclare[];
  /** The types of the association's documents, by id; they are null where only the server knows them. */
  documents: ReadonlyMap<string, string> | null;
  /** Today's date where the association is, which tells whether the tronc commun d’agrément still holds. */
  jour: string;
};

type Fiche = { agrement?: TcaRead | null; identite?: { util_publique?: boolean | null } | null };
const ficheOf = ({ association }: Pick<AgrementComplet, 'association'>): Fiche =>
  (association ?? {}) as Fiche;

const isRup = (fiche: Fiche): boolean => fiche.identite?.util_publique === true;

/** Tells whether this agrément depends on the tronc commun d’agrément (TCA). */
export const demandeTca = ({
  definition,
  type_agrement,
}: Pick<AgrementComplet, 'definition' | 'type_agrement'>) =>
  definition.demande_tca === true || type_agrement === typeTca;

const typeTca = 'TCA';

/**
 * Tells whether the criteria of the tronc commun d’agrément are asked. They are asked where the agrément is the TCA
 * itself; where it only depends on it, when it is not in force or is to be renewed within the year; once one is
 * answered, they stay on screen.
 */
export function isTcaPose(dossier: AgrementComplet): boolean {
  if (!demandeTca(dossier)) return false;
  const fiche = ficheOf(dossier);
  return (
    dossier.type_agrement === typeTca ||
    criteresRemplis(dossier.tete.tca) > 0 ||
    isTcaToSet({ tca: fiche.agrement, isRup: isRup(fiche) }, dossier.jour)
  );
}

/**
 * Tells what becomes of the tronc commun d’agrément when this agrément is granted on that day: it is granted where its
 * four criteria are answered yes, and otherwise not. Null when the decision does not touch it, since it holds already.
 */
export function tcaWithAccord(dossier: AgrementComplet, jour: string): IssueTca | null {
  if (!isTcaPose(dossier)) return null;
  const { agrement: tca } = ficheOf(dossier);
  const isTenu = etatTca(tca, jour) === 'valide' && isBlank(tca?.tca_date_demande);
  if (isTenu && dossier.type_agrement !== typeTca) return null;
  const criteres = criteresManquants(dossier.tete.tca);
  return criteres.length === 0 ? { fin: tcaEnd(jour), criteres } : { fin: null, criteres };
}

/** The TCA itself is not granted while a criterion is not met: then there would be nothing to grant. */
export const tcaSeulProblems = (dossier: AgrementComplet): Problem[] => {
  const criteres = dossier.type_agrement === typeTca ? criteresManquants(dossier.tete.tca) : [];
  return criteres.length === 0
    ? []
    : [{ code: 'agrement.tca-non-rempli', params: { criteres: sayCriteres(criteres) } }];
};

/** Returns the association's tronc commun d’agrément with its state of today. */
export const readTca = (dossier: Pick<AgrementComplet, 'association' | 'jour'>) => {
  const fiche = ficheOf(dossier);
  return tcaOn(fiche.agrement ?? {}, dossier.jour, isRup(fiche));
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
    isTcaPose: isTcaPose(dossier),
  },
  tca: readTca(dossier),
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

/** Finds what blocks step 1: who applies, who signs and whom to call. */
export function demandeurAgrementProblems(dossier: AgrementComplet): Problem[] {
  const demandeur = dossier.tete.demandeur ?? {};
  const people = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
  return [
    ...sectionProblems(dossier, 'demandeur'),
    ...people.flatMap((name) => personProblems(dossier, `demandeur.${name}`, demandeur[name])),
  ];
}

/**
 * Returns the documents that the definition expects, the pouvoir included, and that the dossier's own answers do not
 * exclude.
 */
export const documentsAgrement = (dossier: AgrementComplet): DocumentAttendu[] =>
  attendusWithPouvoir(dossier.definition.documents_attendus, scopesAgrement(dossier));

/**
 * Returns the documents shown after transmission: the joined ones stay, even one that is no longer asked because of an
 * agrément granted since.
 */
export function documentsTransmis(dossier: AgrementComplet): DocumentAttendu[] {
  const asked = documentsAgrement(dossier);
  const joined = new Set(dossier.pieces.map(({ code }) => code));
  return hasPouvoir(dossier.definition.documents_attendus).flatMap((one) => {
    const found = asked.find(({ code }) => code === one.code);
    return found ? [found] : joined.has(one.code) ? [one] : [];
  });
}

/** Finds what blocks step 2: a mandatory document that is missing, or one that the analysis refused. */
export const piecesAgrementProblems = (dossier: AgrementComplet): Problem[] =>
  documentsAgrement(dossier).flatMap((attendu) => pieceProblems(dossier, attendu));

/**
 * Finds what blocks step 3 [R4.59]: the tronc commun d’agrément, food aid for the type that requires it, and the
 * questions of this agrément.
 */
export const donneesProblems = (dossier: AgrementComplet): Problem[] => [
  ...(isTcaPose(dossier) ? tcaDuDossierProblems(dossier) : []),
  ...(isAideAlimentaire(dossier) ? haaProblems(dossier.tete.haa ?? {}, dossier.sites) : []),
  ...sectionProblems(dossier, 'customs'),
];

const tcaDuDossierProblems = ({ tete, jour, documents }: AgrementComplet): Problem[] => [
  ...tcaProblems(tete.tca, jour).map((one) => ({ ...one, field: `tca.${one.field}` })),
  ...listPreuvePaths(tete).flatMap(({ critere, uuid }) =>
    documents === null || documents.has(uuid)
      ? typePreuveProblems(critere, documents?.get(uuid)).map((one) => ({
          ...one,
          field: `tca.${one.field}`,
        }))
      : [{ code: 'agrement.preuve-inconnue', field: `tca.${critere}.preuve` }],
  ),
];

/** Lists the document that proves each criterion, where one is given. */
export const listPreuvePaths = ({ tca }: DossierAgrement): { critere: CritereTca; uuid: string }[] =>
  criteresTca.flatMap((critere) => {
    const uuid = tca?.[critere]?.preuve;
    return uuid ? [{ critere, uuid }] : [];
  });

/** Finds what blocks the last step: the attestation. */
export const attestationAgrementProblems = (dossier: AgrementComplet): Problem[] =>
  sectionProblems(dossier, 'attestation');

/**
 * Finds what the deadline blocks: after its last minute, only a dossier that was sent back may be transmitted again.
 */
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

/** Computes `description.statut` from steps 1 and 2 [R4.58]. */
export const statutAgrement = (dossier: AgrementComplet): 'complet' | 'incomplet' =>
  demandeurAgrementProblems(dossier).length + piecesAgrementProblems(dossier).length === 0
    ? 'complet'
    : 'incomplet';
