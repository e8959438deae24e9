// The head of a report, as opposed to its projects, has one form for all its steps.
import { customsDe, scopesDuCrf } from '@asso/domain/crf/crf-complet.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { EditionCrf } from './use-crf.ts';
import { completDuCrf } from './use-crf-projet.ts';

export function formCrf(
  { crf, tete }: Pick<EditionCrf, 'crf' | 'tete'>,
  errors: readonly FieldError[],
): Form {
  const complet = { ...completDuCrf(crf), corps: tete.value };
  return {
    ...tete.form,
    errors,
    sentences: identifiantProblems,
    custom: customsDe(complet),
    hand: { rights: crf.rights, writer: 'association', custom: customsDe(complet) },
    scopes: scopesDuCrf(complet),
    options: {
      representant: crf.choix.map(({ id, nom, isComplet, manques }) => ({
        value: id,
        label: nom,
        ...(isComplet ? {} : { closed: `fiche incomplète : ${manques}` }),
      })),
    },
  };
}
