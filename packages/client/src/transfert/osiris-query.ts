// The address of the Osiris area holds its view, its programme and the filters of its list.
import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { departements } from '@asso/domain/referentiel/data/departements';
import { etatsOsiris } from '@asso/domain/transfert/osiris.rows';
import type { Filter } from '../ui/table/filters.ts';

export const osirisHref = '/osiris';

export const vuesOsiris = [
  { id: 'dossiers', label: 'Dossiers' },
  { id: 'exports', label: 'Exports' },
  { id: 'programmes', label: 'Programmes' },
] as const;
export type VueOsiris = (typeof vuesOsiris)[number]['id'];

/** Gives the views of the area; only its administrators have the one of the programmes. */
export const listVuesOsiris = (isAdministrateur: boolean) =>
  vuesOsiris.filter(({ id }) => id !== 'programmes' || isAdministrateur);

/** Returns the view named in the address, or the first one when the name is unknown. */
export const vueOsiris = (text: string | null, isAdministrateur: boolean): VueOsiris =>
  listVuesOsiris(isAdministrateur).find(({ id }) => id === text)?.id ?? 'dossiers';

/** The word that stands for all exercises in the address. */
export const allValue = 'tous';

const anneesSaid = 6;

/** Lists the exercises in descending order, from the one after this year. */
export const listExerciceYears = (annee: number): string[] =>
  Array.from({ length: anneesSaid }, (_, rank) => String(annee + 1 - rank));

export const filtresOsiris = ({ sous_dispositifs }: ProgrammeOsiris, annee: number): Filter[] => [
  {
    key: 'exercice',
    label: 'Exercice',
    isMultiple: true,
    options: listExerciceYears(annee).map((value) => ({ value, label: value })),
  },
  {
    key: 'etat',
    label: 'État',
    isMultiple: true,
    options: etatsOsiris.map((value) => ({ value, label: etatsInstruction[value] })),
  },
  ...(sous_dispositifs.length > 1
    ? [
        {
          key: 'sous_dispositif',
          label: 'Sous-dispositif',
          isMultiple: true,
          options: sous_dispositifs.map(({ code, label }) => ({ value: code, label })),
        },
      ]
    : []),
  { key: 'departement', label: 'Département', isMultiple: true, options: departements },
];

const keys = ['exercice', 'etat', 'sous_dispositif', 'departement'] as const;
/** Empties the filters when another programme is chosen, because its dispositifs are not the same. */
export const noFiltres = Object.fromEntries([...keys, 'q', 'page'].map((key) => [key, null]));
