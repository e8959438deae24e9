// Says when a type of request is open, in the same words in the editor and in the review before publishing.
import { toContenuCampagne } from '@asso/domain/catalogue/brouillon.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { paris } from '@asso/domain/identifiants/dates-affichees';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';

type TypeSaisi = NonNullable<BrouillonCampagne['sous_dispositifs']>[number];

/**
 * Returns « Ouverte du mardi 5 janvier 2027 à 09h00, heure de Paris, au jeudi 11 mars 2027 à 23h59, heure de Paris. », or
 * null while a date is missing.
 */
export function sayTypeDates(brouillon: BrouillonCampagne, saisi: TypeSaisi): string | null {
  const zone = brouillon.fuseau ?? paris;
  const [type] = toContenuCampagne({ ...brouillon, sous_dispositifs: [saisi] }).sous_dispositifs as [
    { date_debut?: string; date_fin?: string },
  ];
  if (!type.date_debut || !type.date_fin) return null;
  const said = (iso: string) => sayLimite(new Date(iso), zone);
  return `Ouverte du ${said(type.date_debut)}, au ${said(type.date_fin)}.`;
}

export const nameType = ({ label, code }: TypeSaisi): string => label || code || 'Type de demande à nommer';
