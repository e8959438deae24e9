// The usual ways to look at the queue, each a set of states: links of the queue, figures of the service's home page.
import { type EtatInstruction, etatsOf, isAtStudy, isDecide } from '@asso/domain/dossier/instruction.states';

export type VueService = {
  id: 'a-prendre' | 'en-instruction' | 'renvoyes' | 'decides';
  label: string;
  etats: readonly EtatInstruction[];
  /** What has waited longest comes first where somebody waits. */
  tri?: 'transmis';
  /** Said when there is none. */
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

/** Approvals have a list of their own, where every view holds to them. */
export const agrementsListe = '/demande-agrements/dossiers';
export const dansAgrements = (href: string): string =>
  href.replace(/^\/dossiers\?/, `${agrementsListe}?genres=agrement&`);

/** What waits for this service: begun or not, the oldest first. */
export const maFile = { etats: etatsOf(isAtStudy), tri: 'transmis' } as const;

/** Given to who looks, and not closed yet; and what nobody was given. */
export const maChargeHref = `/dossiers?${[...maFile.etats].map((etat) => `etats=${etat}`).join('&')}&affectes=moi&tri=transmis`;
export const nonAffectesHref = maChargeHref.replace('affectes=moi', 'affectes=personne');

/** What has waited longer than its campaign usually takes. */
export const retardHref = '/dossiers?retard=oui&tri=transmis';

/** The view that asks exactly these states. */
export const vueOf = (etats: readonly string[]): VueService | undefined =>
  vuesService.find(
    (vue) => vue.etats.length === etats.length && vue.etats.every((etat) => etats.includes(etat)),
  );
