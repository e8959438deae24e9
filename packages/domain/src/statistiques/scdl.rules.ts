// A decision is published in this form, or lacks something for that (SCDL « subventions » 2.1.1; loi 2000-321, art.
// 10).
import { type DecisionDatee, decisionInForceDate, sayDatesDecision } from '../dossier/decision.rules.ts';
import { localDay } from '../identifiants/dates-affichees.ts';
import { genreLocal } from '../identifiants/numero-etablissement.ts';
import type { Problem } from '../kernel/result.ts';
import { isAlsaceMoselle } from '../referentiel/territoires.rules.ts';
import { type ChampScdl, champsScdl, type NomScdl, nomsScdl } from './scdl.rows.ts';

export type DecisionScdl = DecisionDatee & {
  service: string;
  siret_service: string | null;
  id_fo: string;
  association: string;
  id_siret: string;
  id_rna: string | null;
  code_postal: string | null;
  projets: string | null;
  montant: number;
  exercice: number;
  exercice_fin: number;
  titre: string;
  sous_dispositif: string | null;
  /**
   * What the service grants to the association, all dossiers together, in each year that this decision funds: above a
   * threshold (`needsConvention`) it must be published within three months.
   */
  annees: readonly { annee: number; montant_accorde: number }[];
  /** True when the campaign pays the subvention in several payments. */
  plusieurs: boolean;
  /** The payments asked or made, neither refused nor removed. */
  paiements: readonly { montant: number; paye_le: string | null }[];
};

export type LigneScdl = Record<NomScdl, string>;

/** Returns each value as the file holds it. */
export function ligneScdl(decision: DecisionScdl): LigneScdl {
  return {
    nomAttribuant: decision.service,
    idAttribuant: decision.siret_service ?? '',
    dateConvention: jourOf(decisionInForceDate(decision)),
    referenceDecision: referenceOf(decision),
    nomBeneficiaire: decision.association,
    idBeneficiaire: decision.id_siret,
    rnaBeneficiaire: decision.id_rna ?? '',
    objet: cut(decision.projets ?? ''),
    montant: decision.montant.toFixed(2),
    nature: 'aide en numéraire',
    conditionsVersement: isEchelonne(decision) ? 'échelonné' : 'unique',
    datesPeriodeVersement: periodeDeVersement(decision),
    idRAE: '',
    notificationUE: 'non',
    pourcentageSubvention: '1',
    dispositifAide: cut([decision.titre, decision.sous_dispositif].filter(Boolean).join(', ')),
  };
}

const jourOf = (iso: string | null): string => (iso === null ? '' : localDay(new Date(iso)));

/** Names the decision: an amending act has the day of its sum in `dateConvention`, and both days are said here. */
const referenceOf = ({ id_fo, ...decision }: DecisionScdl): string =>
  decision.decision_modifiee_le === null
    ? id_fo
    : `${id_fo}, décision du ${sayDatesDecision(decision) ?? ''}`;

/**
 * Tells whether the subvention is paid in several payments: those asked or made decide; before there is one, the
 * campaign and the years do.
 */
function isEchelonne({ paiements, montant, plusieurs, exercice, exercice_fin }: DecisionScdl): boolean {
  const [first, ...others] = paiements;
  if (first) return others.length > 0 || first.montant < montant;
  return plusieurs || exercice_fin > exercice;
}

/**
 * Returns the period of payment: from the first payment to the last; while some is left to pay, it lasts at least to
 * the end of the last exercise. Nothing is paid before the decision.
 */
function periodeDeVersement({ paiements, montant, exercice, exercice_fin, decide_le }: DecisionScdl): string {
  const jours = paiements.flatMap(({ paye_le }) => paye_le ?? []).toSorted();
  const verse = paiements.reduce((sum, one) => sum + (one.paye_le ? Math.round(one.montant * 100) : 0), 0);
  const [debut = plusTard(`${exercice}-01-01`, jourOf(decide_le))] = jours;
  const dernier = jours.at(-1) ?? debut;
  const terme = `${exercice_fin}-12-31`;
  const fin = verse >= Math.round(montant * 100) || dernier > terme ? dernier : terme;
  return debut === fin ? debut : `${debut}/${fin}`;
}

const plusTard = (one: string, other: string): string => (one < other ? other : one);

/** Keeps the first characters that fit, without line breaks, which a title cannot have. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 256 ? line : `${line.slice(0, 255)}…`;
}

/** Returns what prevents this decision from being published, in the order of the columns. */
export function listScdlProblems(decision: DecisionScdl): Problem[] {
  const ligne = ligneScdl(decision);
  const isLocal = genreLocal(decision.id_siret) !== null;
  const wrong = nomsScdl.filter(
    (nom) => !(isLocal && nom === 'idBeneficiaire') && !isAccepted(ligne[nom], champsScdl[nom]),
  );
  const isRnaMissing = !decision.id_rna && !isAlsaceMoselle(decision.code_postal ?? '');
  return [
    ...wrong.map((nom) => ({ code: codes[nom] ?? 'statistiques.scdl-valeur', params: { colonne: nom } })),
    ...(isLocal ? [{ code: 'statistiques.scdl-numero-local' }] : []),
    ...(isRnaMissing ? [{ code: 'statistiques.scdl-rna' }] : []),
  ];
}

const codes: Partial<Record<NomScdl, string>> = {
  idAttribuant: 'statistiques.scdl-siret-service',
  dateConvention: 'statistiques.scdl-date',
  rnaBeneficiaire: 'statistiques.scdl-rna',
  objet: 'statistiques.scdl-objet',
};

function isAccepted(value: string, { requis, motif, max, valeurs }: ChampScdl): boolean {
  if (value === '') return requis !== true;
  if (max !== undefined && value.length > max) return false;
  if (valeurs && !valeurs.includes(value)) return false;
  return motif?.test(value) ?? true;
}
