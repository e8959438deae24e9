// The receipt, the PDF, the desk and the history say « transmis par » and « signé par » apart, in these words only.

import { formatHorodatage } from '../../identifiants/dates-affichees.ts';
import { withElision } from '../../identifiants/elision.ts';

export type PreuveToSay = {
  nom: string;
  fonction: string;
  qualite: 'representant' | 'pouvoir';
  lieu: string;
  le: string;
  lib_confirmation: string;
  /** The revision of the dossier, and the hash of what was signed. */
  revision: number;
  empreinte: string;
  compte?: { nom: string; courriel: string; lien: string } | undefined;
};

/** A sending: who pressed, when, and the proof of who signed. `isNonSigne` is false of what left before it was noted. */
export type EnvoiToSay = { par: string; le: Date; preuve: PreuveToSay | null; isNonSigne: boolean };

type Dit = { label: string; value: string };

const heure = (le: Date): string => `le ${formatHorodatage(le)}`;

const nomEtTitre = ({ nom, fonction, qualite }: PreuveToSay): string =>
  [nom, fonction, qualite === 'pouvoir' ? 'par pouvoir' : ''].filter(Boolean).join(', ');

/** Returns « Jeanne Roux, présidente, le 28/11/2026 10h12, à Marseille », or « Non signé »; null when nobody knows. */
function signeParSaid({ preuve, isNonSigne }: EnvoiToSay): string | null {
  if (!preuve) return isNonSigne ? 'Non signé' : null;
  const lieu = preuve.lieu && `, à ${preuve.lieu}`;
  return `${nomEtTitre(preuve)}, ${heure(new Date(preuve.le))}${lieu}`;
}

/** Says how the signature was confirmed, by which account, and what binds this account to the person. */
export function sayPreuve({ lib_confirmation, compte }: PreuveToSay): string {
  if (!compte) return lib_confirmation;
  return `${lib_confirmation}, compte ${withElision(compte.nom)} (${compte.courriel})\u00a0: ${compte.lien}`;
}

/** The lines of a receipt, of the desk and of a PDF about one sending. */
export function signerLines(envoi: EnvoiToSay): Dit[] {
  const signe = signeParSaid(envoi);
  return [
    { label: 'Transmis par', value: `${envoi.par}, ${heure(envoi.le)}` },
    ...(signe ? [{ label: 'Signé par', value: signe }] : []),
    ...(envoi.preuve ? [{ label: 'Confirmé', value: sayPreuve(envoi.preuve) }] : []),
  ];
}

/** Returns « Transmis par Karim Benali, non signé » or « Transmis par Karim Benali, signé par Jeanne Roux, présidente ». */
export function saySigner({ par, preuve, isNonSigne }: Omit<EnvoiToSay, 'le'>): string {
  if (preuve) return `Transmis par ${par}, signé par ${nomEtTitre(preuve)}`;
  return isNonSigne ? `Transmis par ${par}, non signé` : `Transmis par ${par}`;
}

/** Names who certified: the person who signed, else the one who transmitted. */
export const nameCertifier = ({ par, preuve }: Pick<EnvoiToSay, 'par' | 'preuve'>): string =>
  preuve?.nom ?? par;
