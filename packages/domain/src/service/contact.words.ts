// The contact of a service is written on one line (R112-5 CRPA: an acknowledgement names it, with its address and
// numbers).
import { formatTelephone } from '../identifiants/telephone-affiche.ts';

/** An unknown value is null. */
export type ContactService = {
  nom: string;
  /** The lines of the address are separated by line breaks. */
  adresse: string | null;
  telephone: string | null;
  courriel: string | null;
};

/**
 * Returns for example « 66 rue Haute, 13006 Marseille, téléphone 04 65 71 00 00, drajes@exemple.fr », or null when
 * nothing is known.
 */
export function sayContact({ adresse, telephone, courriel }: ContactService): string | null {
  const parts = [
    adresse?.split('\n').join(', '),
    telephone && `téléphone\u00a0${formatTelephone(telephone)}`,
    courriel,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** Lists by label what a letter or a receipt lacks of the service: « adresse postale, téléphone ». */
export const contactManquant = ({ adresse, telephone, courriel }: ContactService): string[] => [
  ...(adresse ? [] : ['adresse postale']),
  ...(telephone ? [] : ['téléphone']),
  ...(courriel ? [] : ['adresse électronique de contact']),
];
