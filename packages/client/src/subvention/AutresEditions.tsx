import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sayInstant } from '@asso/domain/subvention/ouverture.words';
import { AppLink } from '../platform/AppLink.tsx';

type AutresEditionsProps = {
  subvention: Pick<SubventionView, 'campagne' | 'campagne_exercice' | 'autres_editions'>;
  /** The address of the same page for another edition. */
  hrefOf: (exercice: number) => string;
};

/** Says which edition is read and which others are open or to come; nothing where there is only one. */
export function AutresEditions({ subvention, hrefOf }: AutresEditionsProps) {
  const { campagne, campagne_exercice, autres_editions } = subvention;
  if (autres_editions.length === 0) return null;
  return (
    <section aria-label="Les autres années de cette aide">
      <p>Vous lisez l’édition {campagne_exercice}.</p>
      <ul>
        {autres_editions.map(({ campagne_exercice: exercice, ouverture, date_debut, date_fin }) => (
          <li key={exercice}>
            <AppLink href={hrefOf(exercice)}>Édition {exercice}</AppLink>
            {ouverture === 'ouverte'
              ? ` : ouverte jusqu’au ${sayInstant(date_fin, campagne)}`
              : ` : ouvre le ${sayInstant(date_debut, campagne)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
