// The way of a request, from its sending to its report, has one dated step after the other, with the sum that each
// settles.
import { formatJourBref } from '../../identifiants/dates-longues.ts';
import type { GenreDossier } from '../genre.rows.ts';
import { type EtatInstruction, isAccorde, isAtStudy, isInPaiement } from '../instruction.states.ts';
import type { SuiteArgent } from './suite-argent.rules.ts';

export type EtapeDatee = {
  nom: string;
  /** `fait` has happened, `en-cours` is under way, `attendu` is to come, `arret` ends the way before its end. */
  etat: 'fait' | 'en-cours' | 'attendu' | 'arret';
  /** « 18 nov. 2026 », or « vers le 22 janv. 2027 » for what is only usual; null when nobody can say. */
  quand: string | null;
  /** In euros; null where the step settles no sum, or not yet. */
  montant: number | null;
  /** The part of the sum that is already paid, in euros. */
  deja?: number;
};

/** When each step of a dossier happened; an instant is null when it is not known. */
export type DossierDates = {
  etat: EtatInstruction;
  genre: GenreDossier;
  transmis: Date | null;
  etudie: Date | null;
  decide: Date | null;
  /** When the last amending act replaced the decision; null when none did. */
  modifiee: Date | null;
  verse_le: Date | null;
  /** An answer, and before the decision a payment, usually come then: neither is promised. */
  reponse: Date | null;
  versement: Date | null;
  /** What comes next for the money granted; null when nothing does. */
  argent: SuiteArgent | null;
  crf: { avant: Date; isSent: boolean } | null;
  demande: number;
  accorde: number | null;
  verse: number;
};

const le = (instant: Date | null): string | null => instant && formatJourBref(instant);
const versLe = (instant: Date | null): string | null => instant && `vers le ${formatJourBref(instant)}`;

/**
 * Returns the steps in order: none before the dossier is first transmitted, and none after the decision for an agrément
 * or a dossier that was not granted.
 */
export function etapesDatees(dates: DossierDates): EtapeDatee[] {
  const { etat, genre, transmis } = dates;
  if (transmis === null) return [];
  const decision = [transmission(dates), etude(dates), decisionOf(dates)];
  const isStopped = etat === '11' || etat === '12';
  return genre === 'agrement' || isStopped ? decision : [...decision, versementOf(dates), compteRendu(dates)];
}

const transmission = ({ etat, transmis, demande, genre }: DossierDates): EtapeDatee => ({
  nom: 'Transmis',
  etat: etat === 'C' || etat === 'A' ? 'en-cours' : 'fait',
  quand: le(transmis),
  montant: genre === 'subvention' ? demande : null,
});

function etude({ etat, etudie, decide }: DossierDates): EtapeDatee {
  const nom = 'Étudié';
  if (etat === '2')
    return { nom, etat: 'en-cours', quand: etudie && `depuis le ${le(etudie)}`, montant: null };
  if (!isDecidee(etat)) return { nom, etat: 'attendu', quand: null, montant: null };
  const isLong = etudie !== null && decide !== null && le(etudie) !== le(decide);
  return {
    nom,
    etat: 'fait',
    quand: isLong ? `du ${le(etudie)} au ${le(decide)}` : le(decide),
    montant: null,
  };
}

function decisionOf({ etat, decide, modifiee, reponse, accorde }: DossierDates): EtapeDatee {
  const quand = modifiee ? `${le(decide)}, modifié le ${le(modifiee)}` : le(decide);
  if (etat === '11') return { nom: 'Refusé', etat: 'arret', quand, montant: null };
  if (etat === '12') return { nom: 'Rejeté', etat: 'arret', quand, montant: null };
  if (isAccorde(etat)) return { nom: 'Décidé', etat: 'fait', quand, montant: accorde };
  return { nom: 'Décidé', etat: 'attendu', quand: isAtStudy(etat) ? versLe(reponse) : null, montant: null };
}

function versementOf({ etat, versement, verse_le, accorde, verse, argent }: DossierDates): EtapeDatee {
  const nom = 'Versement';
  if (etat === '9' || etat === '10') return { nom, etat: 'fait', quand: le(verse_le), montant: verse };
  if (!isInPaiement(etat)) return { nom, etat: 'attendu', quand: versLe(versement), montant: null };
  const attendu = argent?.attendu ?? null;
  const quand = attendu
    ? versLe(attendu.le === null ? null : new Date(attendu.le))
    : argent?.a_demander
      ? 'à demander'
      : null;
  if (verse > 0) return { nom, etat: 'en-cours', quand, montant: accorde, deja: verse };
  return {
    nom,
    etat: 'en-cours',
    quand,
    montant: attendu?.montant ?? argent?.a_demander?.montant ?? accorde,
  };
}

const compteRendu = ({ etat, crf }: DossierDates): EtapeDatee => ({
  nom: 'Compte rendu',
  etat: etat === '10' || crf?.isSent ? 'fait' : etat === '9' ? 'en-cours' : 'attendu',
  quand: crf && !crf.isSent && etat !== '10' ? `avant le ${formatJourBref(crf.avant)}` : null,
  montant: null,
});

const isDecidee = (etat: EtatInstruction): boolean => isAccorde(etat) || etat === '11' || etat === '12';
