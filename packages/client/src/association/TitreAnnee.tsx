import { anneeOf } from './annees-saisies.ts';
import { nomDuLieu } from './etablissement-options.ts';
import type { Collection } from './use-collection.ts';

type TitreAnneeProps = { one: { id_siret?: string | null }; found: Collection };

/** « 2025 · Siège » */
export const TitreAnnee = ({ one, found }: TitreAnneeProps) => (
  <h2 className="fiche__titre nombre">
    {[anneeOf(one), nomDuLieu(found.etablissements.items, one.id_siret)].filter(Boolean).join(' · ')}
  </h2>
);

/** A single establishment is not asked. */
export function etablissementSeul({ etablissements }: Collection): { id_siret?: string } {
  const [only, ...others] = etablissements.items.filter(({ actif }) => actif);
  return only && others.length === 0 ? { id_siret: only.id_siret } : {};
}
