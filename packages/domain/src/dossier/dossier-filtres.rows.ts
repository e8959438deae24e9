// Each filter of the dossiers' list is one row, read by the call's query, the SQL and the filter bar (§7, C072).
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { Choice } from '../kernel/fields.ts';
import { echeances, sayEcheance } from './echeance-semaine.rules.ts';
import { ordreEtatsCrf, sayEtatCrf } from './etats-crf.rows.ts';
import { genresDossiers, libellesGenres } from './genre.rows.ts';
import { ordreEtats, sayEtatInstruction } from './instruction.states.ts';

/**
 * The shapes a filter's value may take. `personne`: an account's id, « moi » or « personne »; `service`: its id or its
 * code; `association`: any identifier of one; `dispositif`, `sous-dispositif`: one that the referentiel or the
 * catalogue knows.
 */
export type FormeFiltre =
  | 'annee'
  | 'euros'
  | 'uuid'
  | 'personne'
  | 'service'
  | 'association'
  | 'departement'
  | 'dispositif'
  | 'sous-dispositif';

export type FiltreDossiers = {
  label: string;
  /** The fixed choices. When absent, the choices are the values that occur, as they were typed. */
  options?: readonly Choice[];
  /**
   * The shape of a value when `options` do not list them all. A filter with neither `forme` nor `options` accepts any
   * text.
   */
  forme?: FormeFiltre;
  /** True when the filter bar shows this filter; the others are only read from the address. */
  inBar: boolean;
  /** True when at most one value may be chosen. */
  isSingle?: true;
  /** True when the filter reads what a service keeps for itself: nobody else's list shows it or is filtered by it. */
  isReserve?: true;
};

export const filtresDossiers = {
  etats: {
    label: 'État',
    options: ordreEtats.map((value) => ({ value, label: sayEtatInstruction(value) })),
    inBar: true,
  },
  retard: {
    label: 'Délai',
    options: [{ value: 'oui', label: 'en retard' }],
    inBar: true,
    isSingle: true,
  },
  a_lire: {
    label: 'À lire',
    options: [
      { value: 'corrige', label: 'corrigé depuis ma visite' },
      { value: 'message', label: 'message non lu' },
      { value: 'rib', label: 'RIB changé depuis ma visite' },
    ],
    inBar: true,
    isReserve: true,
  },
  statuts: {
    label: 'Complétude',
    options: [
      { value: 'complet', label: 'complet' },
      { value: 'incomplet', label: 'incomplet' },
    ],
    inBar: true,
  },
  etatsCRF: {
    label: 'Compte rendu',
    options: ordreEtatsCrf.map((etat) => ({ value: `${etat}`, label: sayEtatCrf(etat) })),
    inBar: true,
  },
  compte_rendu: {
    label: 'Compte rendu à faire',
    options: [
      { value: 'proche', label: 'dans les 60 jours' },
      { value: 'loin', label: 'plus tard' },
    ],
    inBar: false,
    isSingle: true,
  },
  tour: {
    label: 'À qui d’agir',
    options: [
      { value: 'association', label: 'à l’association' },
      { value: 'service', label: 'aux autres' },
      { value: 'personne', label: 'à personne : tout est fini' },
    ],
    inBar: false,
    isSingle: true,
  },
  demande_min: {
    label: 'Demandé',
    options: [1000, 5000, 10_000, 20_000, 50_000].map((euros) => ({
      value: String(euros),
      label: `au moins ${formatEuros(euros)}`,
    })),
    forme: 'euros',
    inBar: true,
    isSingle: true,
  },
  echeance: {
    label: 'Échéance',
    options: echeances.map((value) => ({ value, label: sayEcheance(value) })),
    inBar: true,
  },
  affectes: { label: 'Affecté à', forme: 'personne', inBar: true, isReserve: true },
  exercices: { label: 'Exercice', forme: 'annee', inBar: true },
  id_type_dispositif: { label: 'Dispositif', forme: 'dispositif', inBar: true },
  departements: { label: 'Département', forme: 'departement', inBar: true },
  id_sous_type_dispositif: { label: 'Sous-dispositif', forme: 'sous-dispositif', inBar: true },
  etiquettes: { label: 'Étiquette', forme: 'uuid', inBar: true, isReserve: true },
  genres: {
    label: 'Demande',
    options: genresDossiers.map((value) => ({ value, label: libellesGenres[value] })),
    inBar: false,
  },
  id_service_instructeur: { label: 'Service', forme: 'service', inBar: false },
  demandeur: { label: 'Établissement', forme: 'association', inBar: false },
  typeAgrements: { label: 'Type d’agrément', inBar: false },
  createdBy: { label: 'Créé par', forme: 'uuid', inBar: false },
  createdByType: {
    label: 'Créé côté',
    options: [
      { value: 'association', label: 'association' },
      { value: 'rds', label: 'service' },
    ],
    inBar: false,
  },
  a_payer: {
    label: 'À payer',
    options: [{ value: 'retard', label: 'depuis plus que promis' }],
    inBar: false,
    isSingle: true,
  },
} as const satisfies Record<string, FiltreDossiers>;

export type NomFiltre = keyof typeof filtresDossiers;

export const isFiltreReserve = (nom: NomFiltre): boolean =>
  (filtresDossiers[nom] as FiltreDossiers).isReserve === true;

/** Returns the only values that this filter accepts, or null when other values are accepted too. */
export const listFiltreValeurs = (row: FiltreDossiers): readonly string[] | null =>
  row.options && !row.forme ? row.options.map(({ value }) => value) : null;
