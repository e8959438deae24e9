// How one reaches a service, said in one line (R112-5 CRPA: an acknowledgement names it, with its address and numbers).
import { formatTelephone } from '../identifiants/telephone-affiche.ts';

/** What is not known is null. */
export type ContactService = {
  nom: string;
  /** Its lines parted by line breaks. */
  adresse: string | null;
  telephone: string | null;
  courriel: string | null;
};

/** « 66 rue Haute, 13006 Marseille, téléphone 04 65 71 00 00, drajes@exemple.fr »; null where nothing is known. */
export function contactDit({ adresse, telephone, courriel }: ContactService): string | null {
  const parts = [
    adresse?.split('\n').join(', '),
    telephone && `téléphone\u00a0${formatTelephone(telephone)}`,
    courriel,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** What a letter or a receipt lacks of it, by its labels: « adresse postale, téléphone ». */
export const contactManquant = ({ adresse, telephone, courriel }: ContactService): string[] => [
  ...(adresse ? [] : ['adresse postale']),
  ...(telephone ? [] : ['téléphone']),
  ...(courriel ? [] : ['adresse électronique de contact']),
];
