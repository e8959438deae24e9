import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { ReactNode } from 'react';
import { useQueryParams } from '../../../platform/page/query-params.ts';
import { Fold } from '../../../ui/Fold.tsx';
import type { FieldError } from '../../../ui/fields/field-errors.ts';

type CofinancementsPliesProps = { projet: Projet; problems: readonly FieldError[]; children: ReactNode };

/** Folds the subventions of other funders into one line, unless one has a problem or is asked for. */
export function CofinancementsPlies({ projet, problems, children }: CofinancementsPliesProps) {
  const champ = useQueryParams().get('champ');
  const lines = projet.cofinancements ?? [];
  const isIn = (field: string) => field.split('.')[0] === 'cofinancements';
  const isAsked = lines.length === 0 || problems.some(({ field }) => isIn(field)) || isIn(champ ?? '');
  const total = formatEuros(sumEuros(lines.map(({ montant }) => montant)));
  return (
    <Fold
      opensFor={isAsked}
      summary={
        lines.length === 0
          ? 'Aucune autre subvention pour ce projet'
          : `${count(lines.length, 'autre subvention', 'autres subventions')}, ${total}`
      }
    >
      {children}
    </Fold>
  );
}
