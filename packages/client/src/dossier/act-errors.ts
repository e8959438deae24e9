import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { type RefusPlace, sayRefus, toRefus } from './refus.ts';

type About = RefusPlace & {
  /** True when the page has just read again what it shows. */
  isRelu?: boolean;
};

/** Returns why an action was refused, by field; a stale version has no field and names the person who saved first. */
export function actErrors(problem: ProblemReply, { isRelu = false, ...lieu }: About = {}): FieldError[] {
  const { problems, par, le } = problem;
  const found = problems.length > 0 ? problems : [problem];
  return found.map((one) => {
    const refus = toRefus({ ...one, par, le }, lieu);
    const { acte } = refus;
    return {
      field: one.field ?? '',
      message: sayRefus(refus, isRelu),
      ...(acte?.href === undefined ? {} : { acte: { label: acte.label, href: acte.href } }),
    };
  });
}
