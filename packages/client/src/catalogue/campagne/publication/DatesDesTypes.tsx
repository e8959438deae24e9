import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { lignes } from '@asso/domain/kernel/lignes';
import { nameType, sayTypeDates } from './dates-dites.ts';

/** Shows the dates of each type of request before publishing: a wrong date is the most costly mistake. */
export function DatesDesTypes({ brouillon }: { brouillon: BrouillonCampagne }) {
  const types = lignes(brouillon.sous_dispositifs);
  if (types.length === 0) return <p>Aucune pour l’instant : elles se donnent à chaque type de demande.</p>;
  return (
    <ul>
      {types.map((type) => (
        <li key={type.id}>
          <strong>{nameType(type)}</strong> : {sayTypeDates(brouillon, type) ?? 'dates à compléter.'}
        </li>
      ))}
    </ul>
  );
}
