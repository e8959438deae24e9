// These functions say which groups and accounts of a budget are shown, and which hold an amount or an error.
import { isBlank } from '@asso/domain/kernel/asks';
import { errorAt } from '../fields/field-errors.ts';
import type { BudgetCells, BudgetFilter, BudgetGroup, BudgetProps, BudgetSide } from './budget-types.ts';

const isFilled = (props: BudgetProps, code: string): boolean =>
  !isBlank(props.values[code]) || !isBlank(props.prevu?.[code]);

export const findCellError = (
  props: Pick<BudgetCells, 'path' | 'errors'>,
  code: string,
): string | undefined => errorAt(props.errors ?? [], `${props.path}.${code}`);

export const holdsSomething = (props: BudgetProps, group: BudgetGroup): boolean =>
  (group.lignes ?? []).length > 0 ||
  codesOf(group).some((code) => isFilled(props, code) || findCellError(props, code));

export const holdsError = (props: BudgetProps, group: BudgetGroup): boolean =>
  codesOf(group).some((code) => findCellError(props, code) !== undefined);

/** Returns the groups that hold something, and the usual ones unless `onlyFilled`; `showsAll` alone returns all. */
export function shownGroups(
  props: BudgetProps,
  groups: readonly BudgetGroup[],
  { showsAll, onlyFilled }: BudgetFilter,
): readonly BudgetGroup[] {
  if (showsAll && !onlyFilled) return groups;
  return groups.filter(
    (group) => holdsSomething(props, group) || (!onlyFilled && (props.usuels ?? []).includes(group.code)),
  );
}

export const shownAccounts = (props: BudgetProps, group: BudgetGroup, onlyFilled: boolean) =>
  group.comptes.filter(({ code }) => !onlyFilled || isFilled(props, code) || findCellError(props, code));

const codesOf = (group: BudgetGroup): string[] =>
  group.comptes.length > 0 ? group.comptes.map(({ code }) => code) : [group.code];

/** Counts the wrong amounts of one side. */
export const errorsOn = (budget: BudgetProps, side: BudgetSide): number =>
  side.groupes
    .flatMap(({ code, comptes }) => [code, ...comptes.map((compte) => compte.code)])
    .filter((code) => findCellError(budget, code)).length;
