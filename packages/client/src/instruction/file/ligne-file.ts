// A page that lists dossiers asks the server only for the fields that its lines show.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ChampsRead, ColonneListe } from '@asso/contract/dossier/populate.schemas';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import type { Search } from './instruction-filters.ts';

/** The fields that name a dossier and give the address of its page. */
export const champsPlace = ['genre', 'id_fo', 'demandeur.id_siret'] as const;

/** The fields that a line always reads, whatever the columns. */
const champsLigne = [
  ...champsPlace,
  'id',
  'demandeur.nom',
  'demandeur.commune',
  'description.titre',
  'description.lib_sous_type_dispositif',
  'description.projet',
  'instructions.id_service_instructeur',
  'instructions.service',
  'instructions.etat',
  'instructions.depart',
  'instructions.transmis_le',
  'instructions.completude',
  'montant_demande',
  'montant_accorde',
  'rights',
] as const;

/** A dossier as a line of the queue shows it. */
export type LigneFile = ChampsRead<DossierItem, (typeof champsLigne)[number]> & Pick<DossierItem, 'colonnes'>;

const enListe: Partial<Record<ColonneFile, ColonneListe>> = {
  exercices: 'exercices',
  id_sous_type_dispositif: 'id_sous_type_dispositif',
  transmis: 'retard',
  attendu: 'retard',
  affectes: 'affectes',
  etiquettes: 'etiquettes',
  note: 'note',
  propose: 'propose',
  statuts: 'statuts',
  id_type_dispositif: 'id_type_dispositif',
  departements: 'departements',
  // The place of an association is shown with its department.
  association: 'departements',
};

/** The columns that tell of one instruction: that of the service through which the reader sees the dossier. */
const duService: readonly ColonneFile[] = ['transmis', 'attendu'];

/** Returns the fields to ask for lines with these columns. */
export const champsLus = (colonnes: readonly ColonneFile[]): string[] => [
  ...champsLigne,
  ...(colonnes.some((nom) => duService.includes(nom)) ? ['colonnes.place'] : []),
  ...new Set(colonnes.flatMap((nom) => (enListe[nom] ? [`colonnes.${enListe[nom]}`] : []))),
];

/**
 * The fields whose values are offered by filters without fixed choices: those of the bar, then those used only when the
 * address sets them.
 */
const duFiltre: Readonly<Record<string, readonly string[]>> = {
  exercices: ['colonnes.exercices'],
  id_type_dispositif: ['description.id_type_dispositif', 'colonnes.id_type_dispositif'],
  departements: ['colonnes.departements'],
  id_sous_type_dispositif: ['description.id_sous_type_dispositif', 'colonnes.id_sous_type_dispositif'],
};
const duFiltreNomme: Readonly<Record<string, readonly string[]>> = {
  id_service_instructeur: ['description.id_service_instructeur', 'colonnes.id_service_instructeur'],
  demandeur: ['colonnes.demandeur'],
  typeAgrements: ['colonnes.typeAgrements'],
  createdBy: ['colonnes.createdBy'],
};

/** Returns the fields to read for the choices of the filters. */
export const champsFiltres = (search: Search): string[] => [
  ...Object.values(duFiltre).flat(),
  ...Object.entries(duFiltreNomme).flatMap(([nom, champs]) => (search.all(nom).length > 0 ? champs : [])),
];

/** Returns the fields of several lists, each once. */
export const champs = (...asked: readonly (readonly string[])[]): string[] => [...new Set(asked.flat())];
