// A usual view of the queue is a set of states: the queue shows it as a link, the service's home page as a figure.
import { type EtatInstruction, etatsOf, isAtStudy, isDecide } from '@asso/domain/dossier/instruction.states';

export type VueService = {
  id: 'a-prendre' | 'en-instruction' | 'renvoyes' | 'decides';
  label: string;
  etats: readonly EtatInstruction[];
  /** Sorts the dossiers that wait longest first, in a view where somebody waits. */
  tri?: 'transmis';
  /** The sentence shown when the view has no dossier. */
  vide: string;
};

export const vuesService: readonly VueService[] = [
  { id: 'a-prendre', label: 'À prendre', etats: ['D'], tri: 'transmis', vide: 'Aucun dossier à prendre.' },
  {
    id: 'en-instruction',
    label: 'En instruction',
    etats: ['2'],
    tri: 'transmis',
    vide: 'Aucun dossier en instruction.',
  },
  {
    id: 'renvoyes',
    label: 'Renvoyés',
    etats: ['C'],
    vide: 'Aucun dossier n’est renvoyé à une association.',
  },
  {
    id: 'decides',
    label: 'Décidés',
    etats: etatsOf(isDecide),
    vide: 'Aucun dossier n’est décidé.',
  },
];

export const vueHref = ({ etats, tri }: Pick<VueService, 'etats' | 'tri'>): string =>
  `/dossiers?${[...etats.map((etat) => `etats=${etat}`), ...(tri ? [`tri=${tri}`] : [])].join('&')}`;

/** The list of agréments, and the function that keeps the address of a view within it. */
export const agrementsListe = '/demande-agrements/dossiers';
export const dansAgrements = (href: string): string =>
  href.replace(/^\/dossiers\?/, `${agrementsListe}?genres=agrement&`);

/**
 * The dossiers that this service has to study, begun or not, whoever is in charge of them, the oldest first. Its name is
 * that of the service's work: those of one agent are « Affectés à moi ».
 */
export const aInstruire = { label: 'À instruire', etats: etatsOf(isAtStudy), tri: 'transmis' } as const;

/** Tells whether a list has exactly the dossiers to study. */
export const isAInstruire = (etats: readonly string[]): boolean =>
  etats.length === aInstruire.etats.length && aInstruire.etats.every((etat) => etats.includes(etat));

/** The addresses of the open dossiers assigned to the reader, and of those assigned to nobody. */
export const maChargeHref = `/dossiers?${[...aInstruire.etats].map((etat) => `etats=${etat}`).join('&')}&affectes=moi&tri=transmis`;
export const nonAffectesHref = maChargeHref.replace('affectes=moi', 'affectes=personne');

/** The dossiers that have waited longer than their campaign usually takes. */
export const retardHref = '/dossiers?retard=oui&tri=transmis';

/** Returns the view that has exactly these states. */
export const vueOf = (etats: readonly string[]): VueService | undefined =>
  vuesService.find(
    (vue) => vue.etats.length === etats.length && vue.etats.every((etat) => etats.includes(etat)),
  );
