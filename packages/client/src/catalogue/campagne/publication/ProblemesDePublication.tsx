import { AppLink } from '../../../platform/AppLink.tsx';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';

type ProblemesProps = {
  problems: readonly FieldError[];
  /** Returns the section that holds a field, and the link to it. */
  placeOf: (field: string) => { titre: string; href: string } | undefined;
};

/** Lists what prevents the publication; each error links to its field, in its section. */
export function ProblemesDePublication({ problems, placeOf }: ProblemesProps) {
  if (problems.length === 0) return null;
  return (
    <Notice
      tone="erreur"
      level="h3"
      title={
        problems.length === 1 ? 'Il y a 1 erreur à corriger' : `Il y a ${problems.length} erreurs à corriger`
      }
    >
      <ul className="resume__liste">
        {problems.map(({ field, message }) => {
          const place = placeOf(field);
          return (
            <li key={`${field} ${message}`}>
              {place ? (
                <AppLink href={place.href}>
                  {place.titre} : {message}
                </AppLink>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
