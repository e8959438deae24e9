import { lieuNom } from '../adhesion/etablissement-options.ts';
import { readAnnee } from './annees-saisies.ts';
import type { Collection } from './use-collection.ts';

type TitreAnneeProps = { one: { id_siret?: string | null }; found: Collection };

/** Shows the title of a yearly row: « 2025 · Siège ». */
export const TitreAnnee = ({ one, found }: TitreAnneeProps) => (
  <h2 className="fiche__titre nombre">
    {[readAnnee(one), lieuNom(found.etablissements.items, one.id_siret)].filter(Boolean).join(' · ')}
  </h2>
);
