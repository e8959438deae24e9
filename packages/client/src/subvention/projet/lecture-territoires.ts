// These texts name the places of a project.
import type { Projet } from '@asso/domain/subvention/projet.fields';

type Territoires = NonNullable<Projet['territoires']>;
export type Territoire = NonNullable<Territoires['territoires']>[number];

/** Returns « Commune » or « Département 13 ». */
export const genreTerritoire = ({ type, code }: Territoire): string => {
  const mots = { commune: 'Commune', quartier: 'Quartier', departement: 'Département' };
  return type === 'departement' && code ? `Département ${code}` : mots[type ?? 'quartier'];
};

/** Returns the places, one per line, then the comment; null when nothing is known. */
export function describeTerritoires(value: Territoires | null | undefined): string | null {
  const lieux = (value?.territoires ?? []).map((one) =>
    [one.libelle, genreTerritoire(one), one.quartier_prioritaire && 'en quartier prioritaire']
      .filter(Boolean)
      .join(' · '),
  );
  return [...lieux, value?.commentaire].filter(Boolean).join('\n') || null;
}
