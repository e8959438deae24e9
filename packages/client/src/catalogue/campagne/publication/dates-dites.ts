// Says when a type of request is open, in the same words in the editor and in the review before publishing.
import { contenuOf } from '@asso/domain/catalogue/brouillon.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { formatHorodatage, paris } from '@asso/domain/identifiants/dates-affichees';

type TypeSaisi = NonNullable<BrouillonCampagne['sous_dispositifs']>[number];

/**
 * Returns « Ouverte du 05/01/2027 09h00 au 11/03/2027 23h59 (heure locale), soit du … au … (heure de Paris). », or null
 * while a date is missing.
 */
export function phraseDesDates(brouillon: BrouillonCampagne, saisi: TypeSaisi): string | null {
  const zone = brouillon.fuseau ?? paris;
  const [type] = contenuOf({ ...brouillon, sous_dispositifs: [saisi] }).sous_dispositifs as [
    { date_debut?: string; date_fin?: string },
  ];
  if (!type.date_debut || !type.date_fin) return null;
  const [debut, fin] = [new Date(type.date_debut), new Date(type.date_fin)];
  const said = (there: string) => `du ${formatHorodatage(debut, there)} au ${formatHorodatage(fin, there)}`;
  if (said(zone) === said(paris)) return `Ouverte ${said(zone)} (heure de Paris).`;
  return `Ouverte ${said(zone)} (heure locale), soit ${said(paris)} (heure de Paris).`;
}

export const nomDuType = ({ label, code }: TypeSaisi): string => label || code || 'Type de demande à nommer';
