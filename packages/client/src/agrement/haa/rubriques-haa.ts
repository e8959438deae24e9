// The rubriques asked in the step of food aid, each with its state.
import {
  findRubriqueHaa,
  type NomRubriqueHaa,
  rubriquesHaa,
} from '@asso/domain/agrement/haa/haa-rubriques.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { GroupRow } from '@asso/domain/kernel/fields';
import type { StepStatus } from '@asso/domain/kernel/steps';
import { isShown } from '@asso/domain/kernel/walk-problems';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { type Form, scopesAt } from '../../ui/fields/form.ts';

type RubriqueHaaVue = {
  id: NomRubriqueHaa;
  title: string;
  chemin: string;
  row: GroupRow | null;
  status: StepStatus;
};

/** `nbSites` is null while the sites are being read. */
export const rubriquesHaaVues = (
  form: Form,
  problems: readonly FieldError[],
  nbSites: number | null,
): RubriqueHaaVue[] =>
  rubriquesHaa
    .filter(({ row, chemin }) => row === null || isShown(row, scopesAt(form, chemin.replace(/\.[^.]+$/, ''))))
    .map(({ id, titre, chemin, row }) => {
      const isLeft = problems.some(({ field }) => findRubriqueHaa(field) === id);
      const isBegun = row === null ? (nbSites ?? 0) > 0 : holds(readAt(form.value, chemin));
      const status = !isBegun ? 'a-commencer' : isLeft ? 'a-completer' : 'termine';
      return { id, title: titre, chemin, row, status };
    });

/** Tells whether any answer was given, at any depth. */
const holds = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(holds)
    : !isBlank(value);
