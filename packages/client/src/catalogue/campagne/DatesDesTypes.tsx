import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { lignes } from '@asso/domain/catalogue/saisie.rules';
import { nomDuType, phraseDesDates } from './dates-dites.ts';

/** The dates of each type of request, always said before publishing: the mistake that costs most. */
export const DatesDesTypes = ({ brouillon }: { brouillon: BrouillonCampagne }) => (
  <ul>
    {lignes(brouillon.sous_dispositifs).map((type) => (
      <li key={type.id}>
        <strong>{nomDuType(type)}</strong> : {phraseDesDates(brouillon, type) ?? 'dates à compléter.'}
      </li>
    ))}
  </ul>
);
