// The usual ways to look at the queue, each a set of states: links of the queue, figures of the service's home page.
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';

export type VueService = {
  id: 'a-prendre' | 'en-instruction' | 'renvoyes' | 'decides';
  label: string;
  etats: readonly EtatInstruction[];
  /** Said when there is none. */
  vide: string;
};

export const vuesService: readonly VueService[] = [
  { id: 'a-prendre', label: 'À prendre', etats: ['D'], vide: 'Aucun dossier à prendre.' },
  { id: 'en-instruction', label: 'En instruction', etats: ['2'], vide: 'Aucun dossier en instruction.' },
  {
    id: 'renvoyes',
    label: 'Renvoyés',
    etats: ['C'],
    vide: 'Aucun dossier n’est renvoyé à une association.',
  },
  {
    id: 'decides',
    label: 'Décidés',
    etats: ['6', '7', '8', '9', '10', '11', '12'],
    vide: 'Aucun dossier n’est décidé.',
  },
];

export const vueHref = ({ etats }: Pick<VueService, 'etats'>): string =>
  `/dossiers?${etats.map((etat) => `etats=${etat}`).join('&')}`;

/** The view that asks exactly these states. */
export const vueOf = (etats: readonly string[]): VueService | undefined =>
  vuesService.find(
    (vue) => vue.etats.length === etats.length && vue.etats.every((etat) => etats.includes(etat)),
  );
