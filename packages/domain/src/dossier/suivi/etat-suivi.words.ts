// Once it is sent, a dossier says on top of its page one fact, then what the association must do, or that it has
// nothing to do.
import { formatJourEntier } from '../../identifiants/dates-longues.ts';
import { showEcheance } from '../../identifiants/echeances-affichees.ts';
import { count, formatEurosCents } from '../../identifiants/nombres-affiches.ts';
import { withServices } from '../../service/nom-service.words.ts';
import type { GenreDossier } from '../genre.rows.ts';
import { type EtatInstruction, isAtStudy, isInPaiement, tonsEtats } from '../instruction.states.ts';
import { sayCompteRenduUpcoming } from './compte-rendu.words.ts';
import type { SuiteArgent } from './suite-argent.rules.ts';
import { sayArgentNext, sayArgentToAsk } from './suite-argent.words.ts';
import {
  sayCompteVerse,
  sayStade,
  sayVersementsUnderWay,
  type VersementUnderWay,
} from './versements-attendus.words.ts';

/** The facts of one dossier before its main service; an instant that nobody knows is null. */
export type SuiviFaits = {
  etat: EtatInstruction;
  genre: GenreDossier;
  service: string;
  now: Date;
  /** The instants at which the dossier was last transmitted, sent back and decided. */
  transmis: Date | null;
  renvoye: Date | null;
  decide: Date | null;
  /** The instant at which an amending decision was sent, which replaces the first decision; null when there is none. */
  modifiee: Date | null;
  /** An answer usually comes before this instant. */
  reponse: Date | null;
  demande: number;
  accorde: number | null;
  verse: number;
  /** What comes next for the money granted; null when nothing does. */
  argent: SuiteArgent | null;
  versement: {
    /** True when the reader may ask for what `argent` offers to ask. */
    canAsk: boolean;
    /** The account of the dossier, to which what is not asked yet will go; null when it cannot receive money. */
    rib: string | null;
    /** The payments that wait, each with its own account; empty until they are read. */
    enCours: readonly VersementUnderWay[];
  };
  /** The next report that is still to be sent; null when none is known, or all were sent. */
  crf: { avant: Date; isProche: boolean; isBegun: boolean } | null;
  /** True once the service has received every report that is due. */
  areCrfsRecus: boolean;
  /** What a service found missing and waits for, such as « 1 pièce »; null when nothing is. */
  manque: { service: string; quoi: string; avant: Date | null; canAnswer: boolean } | null;
  /** The service's message that waits for an answer; null when none does. */
  question: { de: string; avant: Date } | null;
  /** How many points were sent back, and how many of them are answered. */
  points: { demandes: number; faits: number };
  canEdit: boolean;
  canWrite: boolean;
};

/** The acts that the page turns into a link or a button. */
export type SuiviActe =
  | 'reprendre'
  | 'corriger'
  | 'renvoyer'
  | 'verser'
  | 'rendre-compte'
  | 'completer'
  | 'repondre'
  | 'ecrire';

export type SuiviWords = {
  /** The word of the tag, such as « Accordé »; `ton`, its colour, says who acts next. */
  mot: string;
  ton: (typeof tonsEtats)[EtatInstruction];
  /** « depuis le lundi 12 octobre 2026 » stands in grey beside the tag. */
  quand: string | null;
  fait: string;
  /** What the association must do, in a sentence that follows « À vous : »; null when there is nothing to do. */
  aVous: string | null;
  /** What will happen next without the association, or what else is worth knowing. */
  suite: string | null;
  acte: SuiviActe | null;
};

type Row = (faits: SuiviFaits) => Omit<SuiviWords, 'ton'>;

const le = (instant: Date | null): string | null => instant && `le ${formatJourEntier(instant)}`;
const depuisLe = (instant: Date | null): string | null => instant && `depuis ${le(instant)}`;

const decisionLe = ({ decide, modifiee }: SuiviFaits): string | null =>
  decide && modifiee ? `décision du ${formatJourEntier(decide)}, modifiée ${le(modifiee)}` : le(decide);

const chezLeService =
  (verbe: string): Row =>
  ({ service, transmis, reponse, now }) => ({
    mot: 'Chez le service',
    quand: depuisLe(transmis),
    fait: `${service} ${verbe} votre dossier`,
    aVous: null,
    suite: reponseSaid(reponse, now),
    acte: null,
  });

function reponseSaid(reponse: Date | null, now: Date): string {
  if (reponse === null) return 'Nous vous écrirons.';
  return reponse < now
    ? `La réponse était attendue vers ${le(reponse)} : écrivez au service si vous voulez savoir où il en est.`
    : `Réponse attendue vers ${le(reponse)}. Nous vous écrirons.`;
}

const enPaiement: Row = (faits) => {
  const { argent, genre, service, versement, canWrite } = faits;
  const tag = { mot: 'Accordé', quand: decisionLe(faits) };
  if (genre === 'agrement') {
    const suite = 'L’agrément est inscrit dans votre association, avec son arrêté.';
    return { ...tag, fait: 'Agrément accordé', aVous: null, suite, acte: null };
  }
  const dit = { ...tag, fait: argentSaid(faits), aVous: null, acte: null };
  if (argent === null) return { ...dit, suite: null };
  const enRoute = sayVersementsUnderWay(faits);
  const ensuite = sayArgentNext(argent, service);
  const demande = sayArgentToAsk(argent);
  if (demande === null) {
    const fait = argent.attendu?.isAsked ? sayStade(versement.enCours) : dit.fait;
    return { ...dit, fait, suite: [...enRoute, ensuite].filter(Boolean).join(' ') };
  }
  const delai = `L’argent arrive environ ${count(argent.delai_jours, 'jour', 'jours')} après votre demande${sayCompteVerse(versement.rib)}.`;
  const suite = [...enRoute, delai, ensuite].filter(Boolean).join(' ');
  if (versement.canAsk) return { ...dit, aVous: demande, suite, acte: 'verser' };
  return canWrite
    ? { ...dit, aVous: `complétez d’abord le RIB du dossier, puis ${demande}`, suite }
    : { ...dit, suite: `Les personnes qui suivent ce dossier demanderont le versement. ${suite}` };
};

/** Says what was granted, and once something is paid how much of it. */
function argentSaid({ accorde, demande, verse }: SuiviFaits): string {
  const euros = formatEurosCents(accorde ?? 0);
  if (verse > 0) return `${formatEurosCents(verse)} versés sur ${euros} accordés`;
  return accorde === demande
    ? `${euros} accordés, tout ce que vous demandiez`
    : `${euros} accordés sur ${formatEurosCents(demande)} demandés`;
}

const refus =
  (mot: string, verbe: string): Row =>
  (faits) => ({
    mot,
    quand: decisionLe(faits),
    fait: `${faits.service} ${verbe}`,
    aVous: null,
    suite: [
      ...(faits.canWrite ? ['Vous pouvez demander au service d’expliquer sa décision.'] : []),
      'Une nouvelle demande se fait pour un autre exercice, quand le service l’ouvre.',
    ].join(' '),
    acte: faits.canWrite ? 'ecrire' : null,
  });

/** One row for each state gives the sentences at the top of the dossier's page. */
const rows: Record<EtatInstruction, Row> = {
  A: ({ canEdit }) => ({
    mot: 'Non transmis',
    quand: null,
    fait: 'Ce dossier n’est pas transmis',
    aVous: canEdit ? 'terminez-le, puis transmettez-le.' : null,
    suite: canEdit ? null : 'Les personnes qui le préparent le transmettront.',
    acte: canEdit ? 'reprendre' : null,
  }),
  B: () => ({
    mot: 'Supprimé',
    quand: null,
    fait: 'Ce dossier est supprimé',
    aVous: null,
    suite: null,
    acte: null,
  }),
  C: ({ service, renvoye, points: { demandes, faits }, canEdit }) => ({
    mot: 'À corriger',
    quand: [`renvoyé par ${withServices([service])}`, le(renvoye)].filter(Boolean).join(' '),
    fait: corrigeSaid(service, demandes, faits),
    aVous: canEdit ? aCorrigerSaid(demandes, faits) : null,
    suite: canEdit ? null : 'Les personnes qui préparent ce dossier le corrigeront.',
    acte: canEdit ? (demandes > 0 && faits === demandes ? 'renvoyer' : 'corriger') : null,
  }),
  D: chezLeService('va étudier'),
  '2': chezLeService('étudie'),
  '6': enPaiement,
  '7': enPaiement,
  '8': enPaiement,
  '9': ({ verse, service, crf, areCrfsRecus, canWrite }) => ({
    mot: 'Versé',
    quand: null,
    fait: crf?.isProche ? `Rendez compte avant ${le(crf.avant)}` : `${formatEurosCents(verse)} versés`,
    aVous: crf?.isProche && canWrite ? 'dites ce que vous avez fait de cet argent.' : null,
    suite: crf?.isProche ? null : compteRenduSaid({ service, crf, areCrfsRecus }),
    acte: crf?.isProche && canWrite ? 'rendre-compte' : null,
  }),
  '10': ({ accorde }) => ({
    mot: 'Terminé',
    quand: null,
    fait: 'Tout est fait',
    aVous: null,
    suite: accorde === null ? null : `${formatEurosCents(accorde)} accordés, versés et racontés.`,
    acte: null,
  }),
  '11': refus('Refusé', 'n’a pas retenu votre demande'),
  '12': refus('Rejeté', 'n’a pas pu recevoir votre demande'),
};

function corrigeSaid(service: string, demandes: number, faits: number): string {
  if (demandes === 0) return `${service} demande des corrections`;
  if (faits === 0) return `${count(demandes, 'point', 'points')} à corriger`;
  return `${count(faits, 'point répondu', 'points répondus')} sur ${demandes}`;
}

function aCorrigerSaid(demandes: number, faits: number): string {
  if (demandes === 0) return 'corrigez, puis renvoyez le dossier.';
  if (faits === demandes) return 'renvoyez le dossier, rien n’est encore parti.';
  return demandes === 1
    ? 'répondez à ce point, le reste ne change pas.'
    : `répondez à ces ${demandes} points, le reste ne change pas.`;
}

function compteRenduSaid({
  service,
  crf,
  areCrfsRecus,
}: Pick<SuiviFaits, 'service' | 'crf' | 'areCrfsRecus'>): string {
  if (crf) return sayCompteRenduUpcoming(crf.avant);
  return areCrfsRecus ? `${service} a reçu votre compte rendu.` : `${service} lit votre compte rendu.`;
}

/**
 * Returns what the top of the page says. What a service found missing, then a message that waits for an answer, come
 * before what the state says.
 */
export function describeSuivi(faits: SuiviFaits): SuiviWords {
  const { etat, manque, question, now, canWrite } = faits;
  const said = { ...rows[etat](faits), ton: tonOf(faits) };
  if (manque && isAtStudy(etat)) {
    const { service, quoi, avant, canAnswer } = manque;
    const quand = avant && delaiSaid(avant, now);
    return {
      ...said,
      mot: 'À compléter',
      ton: 'a-vous',
      fait: `${service} attend ${quoi}`,
      aVous: canAnswer ? `complétez votre dossier${quand ?? ''}.` : null,
      suite: avant && avant < now ? 'La date est passée, vous pouvez encore répondre.' : null,
      acte: canAnswer ? 'completer' : null,
    };
  }
  if (question && (isAtStudy(etat) || isInPaiement(etat))) {
    return {
      ...said,
      ton: canWrite ? 'a-vous' : said.ton,
      aVous: canWrite ? `répondez à ${question.de}${delaiSaid(question.avant, now)}.` : null,
      acte: canWrite ? 'repondre' : null,
    };
  }
  return said;
}

const delaiSaid = (avant: Date, now: Date): string =>
  ` avant ${le(avant)}, ${showEcheance(avant, now).relative}`;

/** Returns the colour of the tag; once the subvention is paid, nothing is asked until its report is near. */
function tonOf({ etat, crf, argent, canWrite }: SuiviFaits): SuiviWords['ton'] {
  if (argent?.tour === 'association' && canWrite) return 'a-vous';
  if (etat === '9') return crf?.isProche ? 'a-vous' : 'atteint';
  return isInPaiement(etat) ? 'atteint' : tonsEtats[etat];
}
