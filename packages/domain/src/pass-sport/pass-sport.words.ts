// These words tell, outside errors, what is done in Pass'Sport and its totals (§8; screens, Pass'Sport).
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import { type EtatPaiement, isVivante } from '../paiement/demande-paiement.states.ts';

/** Sentences that the specification writes to the letter [M138] [M139]. */
export const dossierPspWords = {
  cree: "Le dossier d'inscription a bien été créé !",
  recupere: 'Un dossier existe déjà pour cet établissement et a été récupéré avec succès.',
} as const;

/** Returns for example « 1 260 €, dont 560 € versés ». */
export const sayTotal = ({ demande, verse }: { demande: number; verse: number }): string =>
  verse === 0 ? formatEuros(demande) : `${formatEuros(demande)}, dont ${formatEuros(verse)} versés`;

/** The words of the history of a dossier. */
export const faitsPsp: Readonly<Record<string, string>> = {
  'psp.create': 'Dossier créé',
  'psp.share': 'Dossier partagé',
  'psp.rib': 'RIB changé',
  'psp.enrol': 'Bénéficiaire inscrit',
  'psp.remove': 'Inscription retirée',
  'psp.federation': 'Fédération d’une inscription changée',
  'psp.certificate': 'Attestation déposée',
  'psp.bo.take': 'Inscription prise en charge',
  'psp.bo.order': 'Inscription mise en paiement',
  'psp.bo.pay': 'Inscription remboursée',
  'psp.bo.refuse': 'Inscription refusée',
  'psp.bo.remove': 'Inscription supprimée',
};

/** Says the sum of an inscription; null for one that is refused or removed, which counts in no total. */
export const sayMontantPsp = ({
  id_etat,
  montant,
}: {
  id_etat: EtatPaiement;
  montant: number;
}): string | null => (isVivante(id_etat) ? formatEuros(montant) : null);
