// The form asks one question about the place of the seat; the request keeps the answer as two booleans.
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';

export const lieuxSiege = [
  { value: 'association', label: 'dans un lieu de l’association' },
  { value: 'representant', label: 'provisoirement chez le représentant légal' },
  { value: 'entreprise', label: 'chez une entreprise de domiciliation' },
] as const;
export type LieuSiege = (typeof lieuxSiege)[number]['value'];

type InfoSiege = NonNullable<NonNullable<DemandeSiret['coordonnees']>['info_siege']>;

/** Returns null when both boxes are ticked, which no head office can be: the question is asked again. */
export function siegeLieu(siege: InfoSiege | null | undefined): LieuSiege | null {
  const { domicile_entreprise, domicile_provisoire_rl } = siege ?? {};
  if (domicile_entreprise && domicile_provisoire_rl) return null;
  if (domicile_entreprise) return 'entreprise';
  return domicile_provisoire_rl ? 'representant' : 'association';
}

export const lieuReponses = (
  lieu: LieuSiege,
): Pick<InfoSiege, 'domicile_entreprise' | 'domicile_provisoire_rl'> => ({
  domicile_entreprise: lieu === 'entreprise',
  domicile_provisoire_rl: lieu === 'representant',
});
