// The usual views of a service's queue: what each asks of the list, so that its tab, its address and its count agree.
import type { NomFiltre } from '../dossier/dossier-filtres.rows.ts';
import { assignedToMe } from '../dossier/file-service.rules.ts';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import { type EtatInstruction, filterEtats, isAtStudy, isDecide } from '../dossier/instruction.states.ts';

/** A set of states: the queue shows it as a tab, the service's home page as a figure. */
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
    etats: filterEtats(isDecide),
    vide: 'Aucun dossier n’est décidé.',
  },
];

/**
 * The dossiers that this service has to study, begun or not, whoever is in charge of them, the oldest first. Its name is
 * that of the service's work: those of one agent are « Affectés à moi ».
 */
export const vueToInstruct = {
  label: 'À instruire',
  etats: filterEtats(isAtStudy),
  tri: 'transmis',
} as const;

export type FiltresVue = Readonly<Partial<Record<NomFiltre, readonly string[]>>>;
export type VueUsuelle = { id: string; label: string; filtres: FiltresVue; tri?: 'transmis' };

/** The open dossiers assigned to the reader. */
export const vueMine: VueUsuelle = {
  id: 'a-moi',
  label: 'Affectés à moi',
  filtres: { etats: vueToInstruct.etats, affectes: [assignedToMe] },
  tri: 'transmis',
};

/** The dossiers that have waited longer than their campaign usually takes. */
export const vueLate: VueUsuelle = {
  id: 'en-retard',
  label: 'En retard',
  filtres: { retard: ['oui'] },
  tri: 'transmis',
};

/** The tabs of the queue, in their order; the last one has no filter. */
export const vuesUsuelles: readonly VueUsuelle[] = [
  {
    id: 'a-instruire',
    label: vueToInstruct.label,
    filtres: { etats: vueToInstruct.etats },
    tri: vueToInstruct.tri,
  },
  vueMine,
  vueLate,
  ...vuesService.map(({ id, label, etats, tri }) => ({ id, label, filtres: { etats }, ...(tri && { tri }) })),
  { id: 'toutes', label: 'Tous', filtres: {} },
];

/** Tells whether these filters are those of the view, whatever the order of their values. */
export const isVue = (filtres: FiltresVue, vue: FiltresVue): boolean => {
  const said = (one: FiltresVue) =>
    JSON.stringify(
      Object.entries(one)
        .map(([nom, values]) => [nom, [...(values ?? [])].toSorted()] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return said(filtres) === said(vue);
};

/** A list of one kind of dossiers keeps its views within that kind: the agréments have a page of their own. */
export const genreFiltres = (filtres: FiltresVue, genre: GenreDossier | null): FiltresVue =>
  genre === null ? filtres : { ...filtres, genres: [genre] };
