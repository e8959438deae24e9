// Who chooses their e-mails reads what each kind of notification is about, with examples: the labels of the kinds are
// those of the API.
import type { NotificationKind } from './notification.words.ts';
import { offersEssentiel, type RythmeCourriel } from './rythme.rows.ts';

type Sujet = { nom: string; exemples: string };

export const sujetsCourriel: Readonly<Record<NotificationKind, Sujet>> = {
  1: { nom: 'Dossiers et paiements', exemples: 'Accordé, versé, à transmettre avant le 30 juin.' },
  2: {
    nom: 'Pièces demandées',
    exemples: 'Un service attend une pièce ; le dossier est de nouveau complet.',
  },
  3: { nom: 'Demande de SIRET', exemples: 'Transmise, SIRET attribué.' },
  4: { nom: 'Documents', exemples: 'Un fichier est refusé, un document sera bientôt périmé.' },
  5: { nom: 'Messages et accès', exemples: 'On vous écrit ; on vous ouvre une association.' },
  6: { nom: 'RIB', exemples: 'Le RIB d’un dossier a changé, un RIB est ajouté.' },
  7: { nom: 'Instruction', exemples: 'Un dossier vous est confié, un avis est attendu.' },
  8: { nom: 'Comptes rendus financiers', exemples: 'À transmettre, reçu, à corriger.' },
};

type Choix = { kind: number; rythme: RythmeCourriel };

/** Returns the choice of a kind when one is made for all: a kind in which nothing is essential has no e-mail then. */
export const chooseRythme = (kind: number, voulu: RythmeCourriel): RythmeCourriel =>
  voulu === 'essentiel' && !offersEssentiel(kind) ? 'jamais' : voulu;

/** Returns the choice that all kinds follow, or null when they differ. */
export function rythmeCommun(choix: readonly Choix[]): RythmeCourriel | null {
  const voulu = choix.find(({ kind }) => offersEssentiel(kind))?.rythme;
  return voulu && choix.every(({ kind, rythme }) => rythme === chooseRythme(kind, voulu)) ? voulu : null;
}
