import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { ActionService, EtatInstruction } from '@asso/domain/dossier/instruction.states';

/** The sentence shown when this service can make no change of state: who has the dossier now. */
const sansDecision: Record<EtatInstruction, string> = {
  A: 'L’association n’a pas encore transmis ce dossier.',
  B: 'L’association a supprimé ce dossier.',
  C: 'Chez l’association : elle corrige son dossier, puis le transmettra à nouveau.',
  D: 'Lecture seule : un autre service instruit ce dossier.',
  '2': 'Lecture seule : un autre service instruit ce dossier.',
  '6': 'Lecture seule : un autre service met ce dossier en paiement.',
  '7': 'Lecture seule : un autre service paie ce dossier.',
  '8': 'Lecture seule : un autre service paie ce dossier.',
  '9': 'Lecture seule : un autre service attend le compte rendu financier.',
  '10': 'Tout est fait : ce dossier est clos.',
  '11': 'La demande est refusée : ce dossier est clos.',
  '12': 'La demande est rejetée : ce dossier est clos.',
};

/**
 * Returns the sentence for a service that can make no change of state. An agrément is never paid, so nothing follows
 * once it is granted.
 */
export const describeUndecided = (etat: EtatInstruction, genre: GenreDossier): string =>
  genre === 'agrement' && etat === '6'
    ? 'L’agrément est accordé, et inscrit dans l’association.'
    : sansDecision[etat];

/**
 * The reason of a refusal, a correction to make and a message with a grant are three texts, and one is never reused for
 * another.
 */
export const sortesTexte = ['correction', 'motif', 'message'] as const;
export type SorteTexte = (typeof sortesTexte)[number];

const motif = { sorte: 'motif', label: 'Motif', help: 'L’association le lira, mot pour mot.' } as const;

/** The label and the help of the text field, for each change of state that has one. */
export const champsTexte: Partial<Record<ActionService, { sorte: SorteTexte; label: string; help: string }>> =
  {
    sendBack: {
      sorte: 'correction',
      label: 'Ce qu’il faut corriger',
      help: 'L’association le lira, mot pour mot.',
    },
    refuse: motif,
    reject: motif,
    grant: {
      sorte: 'message',
      label: 'Message à l’association',
      help: 'Facultatif. Il accompagne la décision.',
    },
  };

const seule = 'Une décision partie ne se reprend plus.';
const ecrire = 'écrivez à l’association (« Échanges ») et à l’assistance.';
const change = 'Elle change par une décision modificative, avec son motif et sa lettre.';

/** Says how a decision can still be changed, since no change of state leads back from these states. */
const apresDecision: Partial<Record<EtatInstruction, string>> = {
  '6': `${seule} ${change}`,
  '11': `${seule} ${change}`,
  '12': `${seule} ${change}`,
};

export function describeDecided(etat: EtatInstruction, genre: GenreDossier): string | undefined {
  const said = apresDecision[etat];
  return said && genre === 'agrement' ? `${seule} En cas d’erreur, ${ecrire}` : said;
}

/** The decisions that cannot be undone: the dialog says so, with a colour of warning. */
export const finalActions: readonly ActionService[] = ['refuse', 'reject'];
