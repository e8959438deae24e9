// « Où en est l’argent » says what comes next, by whom, towards when, and on which account.
import type { SuiteArgent } from '../dossier/suivi/suite-argent.rules.ts';
import { sayWhatToAsk } from '../dossier/suivi/suite-argent.words.ts';
import { formatDate } from '../identifiants/dates-affichees.ts';
import type { EtatPaiement } from './demande-paiement.states.ts';
import type { ActeAttendu } from './suite-paiement.rules.ts';

type Suite = {
  acte: ActeAttendu;
  attendu_le: Date | null;
  en_retard: boolean;
  /** What comes next for the whole money, of which the association may ask a part only. */
  argent?: SuiteArgent | null;
};

/** The reader is the association or the service; `service` is the service's name. */
type Lecteur = { cote: 'association' | 'service'; service: string };

/**
 * Returns for example « DRAJES Sud doit prendre en charge la demande. Versement attendu vers le 3 juillet 2027. »
 */
export function saySuite({ acte, attendu_le, en_retard, argent }: Suite, lecteur: Lecteur): string {
  const fait = acteSaid(acte, lecteur, argent ? sayWhatToAsk(argent) : null);
  if (attendu_le === null) return fait;
  const jour = formatDate(attendu_le);
  return en_retard
    ? `${fait} Versement attendu depuis le ${jour}.`
    : `${fait} Versement attendu vers le ${jour}.`;
}

function acteSaid(acte: ActeAttendu, { cote, service }: Lecteur, quoi: string | null): string {
  const isService = cote === 'service';
  const qui = isService ? 'Votre service' : service;
  switch (acte) {
    case 'prise-en-charge':
      return `${qui} doit prendre en charge la demande.`;
    case 'mise-en-paiement':
      return `${qui} doit mettre la somme en paiement.`;
    case 'versement':
      return 'Le comptable doit verser la somme.';
    case 'prevision':
      return isService
        ? 'Votre service doit prévoir ce versement.'
        : `${service} doit prévoir ce versement : vous n’avez rien à faire.`;
    case 'demande':
      if (isService) return `L’association peut demander ${quoi ?? 'ce paiement'}.`;
      return quoi
        ? `Vous pouvez demander ${quoi}, dans le dossier.`
        : 'Vous pouvez demander ce paiement dans le dossier.';
    case 'solde':
      return isService
        ? 'L’association demandera le solde une fois l’acompte versé.'
        : 'Vous pourrez demander le solde une fois l’acompte versé.';
    case 'rib':
      return isService
        ? 'L’association doit d’abord compléter le RIB du dossier.'
        : 'Complétez d’abord le RIB du dossier.';
  }
}

type Compte = { etat: EtatPaiement; iban: string | null; isAutre: boolean };

/**
 * Says to which account this payment goes or went, or null for a payment that is refused or removed; `isAutre` means
 * that the dossier has another account since.
 */
export function sayComptePaiement({ etat, iban, isAutre }: Compte): string | null {
  switch (etat) {
    case '1':
    case '2':
      return iban
        ? `Ira sur le compte ${iban}, celui du dossier.`
        : 'Le RIB du dossier est incomplet : le paiement attend un autre RIB.';
    case '3':
      return isAutre
        ? `Part sur le compte ${iban} : le RIB du dossier a changé après la mise en paiement.`
        : `Part sur le compte ${iban}.`;
    case '4':
      return isAutre ? `Versé sur le compte ${iban}, le RIB d’alors.` : `Versé sur le compte ${iban}.`;
    case '7':
    case '8':
    case '9':
      return null;
  }
}

type Changement = { avant: string | null; apres: string; suivent: number; gardent: number };

/** Says what a change of account does to the payments under way, in the history and the mail of both sides. */
export function sayChangementRib({ avant, apres, suivent, gardent }: Changement): string {
  return [
    avant ? `Compte ${apres} au lieu de ${avant}.` : `Compte ${apres}.`,
    ...(suivent > 0
      ? [`${nombre(suivent)} pas encore en paiement ${suivent > 1 ? 'iront' : 'ira'} sur le nouveau compte.`]
      : []),
    ...(gardent > 0
      ? [`${nombre(gardent)} déjà en paiement ${gardent > 1 ? 'partent' : 'part'} sur l’ancien compte.`]
      : []),
  ].join('\n');
}

const nombre = (count: number): string => `${count} versement${count > 1 ? 's' : ''}`;
