// A question is added by the kind of its answer: each kind sets at once what its questions have in common.
import type { ChampPersonnaliseSaisi } from './champ-personnalise.fields.ts';

export type Genre = {
  id: string;
  label: string;
  exemple: string;
  pose: Pick<ChampPersonnaliseSaisi, 'kind' | 'max' | 'multiline' | 'decimals'>;
  /** The settings that have an effect for this kind of question. */
  reglages: readonly (keyof ChampPersonnaliseSaisi)[];
};

export const reponseGenres: readonly Genre[] = [
  {
    id: 'texte-court',
    label: 'Texte court',
    exemple: 'Un nom, un titre',
    pose: { kind: 'text', max: 200, multiline: null },
    reglages: ['max'],
  },
  {
    id: 'texte-long',
    label: 'Texte long',
    exemple: 'Une explication',
    pose: { kind: 'text', max: 2000, multiline: true },
    reglages: ['max'],
  },
  {
    id: 'nombre',
    label: 'Nombre',
    exemple: '12 bénévoles',
    pose: { kind: 'int' },
    reglages: ['borne_min', 'borne_max'],
  },
  {
    id: 'virgule',
    label: 'Nombre à virgule',
    exemple: '2,5 jours',
    pose: { kind: 'decimal', decimals: 2 },
    reglages: ['borne_min', 'borne_max', 'decimals'],
  },
  {
    id: 'montant',
    label: 'Montant',
    exemple: '2 800 €',
    pose: { kind: 'euros' },
    reglages: ['borne_min', 'borne_max'],
  },
  { id: 'date', label: 'Date', exemple: 'Un jour', pose: { kind: 'date' }, reglages: [] },
  { id: 'oui-non', label: 'Oui ou non', exemple: 'Une case', pose: { kind: 'bool' }, reglages: [] },
  {
    id: 'choix',
    label: 'Choix',
    exemple: 'Un ou plusieurs',
    pose: { kind: 'choice' },
    reglages: ['options', 'multiple'],
  },
];

/** Finds the kind of a question; null before it is chosen. */
export function findGenreChamp({
  kind,
  multiline,
}: Pick<ChampPersonnaliseSaisi, 'kind' | 'multiline'>): Genre | null {
  const same = reponseGenres.filter((one) => one.pose.kind === kind);
  return same.find(({ pose }) => (pose.multiline === true) === (multiline === true)) ?? same[0] ?? null;
}
