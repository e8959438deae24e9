// The errors of the agrément being granted, and the body to send.
import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { type Accord, accordProblems } from '@asso/domain/agrement/accord.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isBlank } from '@asso/domain/kernel/asks';
import type { AccordEnvoye } from '../instruction/decision/decision.ts';
import type { AccordSaisi } from '../instruction/decision/decision-props.ts';
import { now } from '../platform/clock.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function accordErrors({ numero, date_attribution, date_validite, arrete }: AccordSaisi): FieldError[] {
  const accord: Accord = {
    numero: text(numero),
    date_attribution: text(date_attribution),
    date_validite: text(date_validite),
    arrete: text(arrete),
  };
  return accordProblems(accord, localDay(now()))
    .map(sayAgrementProblem)
    .map(({ field = '', message }) => ({ field, message }));
}

/** Returns the body to send; undefined without a decree, whose absence `accordErrors` reports. */
export function accordCorps({ numero, date_attribution, date_validite, arrete }: AccordSaisi): AccordEnvoye {
  if (isBlank(arrete)) return undefined;
  return {
    numero: text(numero),
    date_attribution: text(date_attribution),
    date_validite: isBlank(date_validite) ? null : text(date_validite),
    arrete: text(arrete),
  };
}
