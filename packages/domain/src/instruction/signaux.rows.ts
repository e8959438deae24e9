// A signal tells the person who studies a dossier what to look at; it decides nothing, and only the service reads it.
// The summary, the queue and the dialog that decides show the same ones.
import { sayDissolution } from '../association/dissolution.words.ts';
import { joinWithAnd } from '../identifiants/enumeration.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import { sayNote } from '../subvention/montants/bareme.rules.ts';
import { type SensAvis, saySens } from './avis.states.ts';

/** Another request to the same service, which the reader of the signal may open. */
type AutreDemande = { id_fo: string; nom: string };

export type SignalFaits = {
  textes: readonly AutreDemande[];
  budgets: readonly AutreDemande[];
  /** True when the bank account is not that of the last request to this service. */
  isRibNouveau: boolean;
  /** True when another association of the portal has this account. */
  isRibAilleurs: boolean;
  /** The share of public money in the products of the budgets, from 0 to 1; null without products. */
  partPublique: number | null;
  isPremiere: boolean;
  /** The years whose report is late. */
  crfEnRetard: readonly number[];
  /** The opinions given that stand against a grant. */
  avisContraires: readonly { service: string; sens: SensAvis }[];
  /** The opinions asked and not given yet, with the day before which they were asked. */
  avisAttendus: readonly { service: string; avant: string }[];
  /** The mark of the service; null while there is none. */
  note: number | null;
  /** The names of the agents of the service who are members of the association that asks. */
  agentsMembres: readonly string[];
  /** Given when the registers say that the association was dissolved, with the day when they know it. */
  dissolution: { le: string | null } | null;
};

type Signal = {
  titre: string;
  explique: (faits: SignalFaits) => string | null;
  /** True when it stands against a grant: who grants says first that they saw it. The others are only to be known. */
  isContraire: boolean;
};

const partPubliqueMax = 0.8;

const demandes = (autres: readonly AutreDemande[]): string =>
  autres.map(({ id_fo, nom }) => `${nom} (${id_fo})`).join(', ');

const signaux = {
  dissoute: {
    titre: 'Association dissoute',
    isContraire: true,
    explique: ({ dissolution }) => (dissolution === null ? null : sayDissolution(dissolution.le)),
  },
  lien: {
    titre: 'Lien avec l’association',
    isContraire: true,
    explique: ({ agentsMembres }) =>
      agentsMembres.length === 0
        ? null
        : `${joinWithAnd(agentsMembres)}, de votre service, ${agentsMembres.length === 1 ? 'est membre' : 'sont membres'} de cette association. Qui l’est ne devrait ni l’étudier ni la décider.`,
  },
  texte: {
    titre: 'Texte déjà lu',
    isContraire: true,
    explique: ({ textes }) =>
      textes.length === 0
        ? null
        : `Le projet est écrit presque comme ${count(textes.length, 'autre demande', 'autres demandes')}\u00a0: ${demandes(textes)}.`,
  },
  budget: {
    titre: 'Budget déjà lu',
    isContraire: true,
    explique: ({ budgets }) =>
      budgets.length === 0
        ? null
        : `Les mêmes charges, à l’euro près, que ${count(budgets.length, 'autre demande', 'autres demandes')}\u00a0: ${demandes(budgets)}.`,
  },
  'rib-nouveau': {
    titre: 'Nouveau RIB',
    isContraire: true,
    explique: ({ isRibNouveau }) =>
      isRibNouveau ? 'Le compte bancaire n’est pas celui de sa demande précédente à votre service.' : null,
  },
  'rib-ailleurs': {
    titre: 'RIB partagé',
    isContraire: true,
    explique: ({ isRibAilleurs }) =>
      isRibAilleurs ? 'Une autre association du portail a enregistré ce même compte bancaire.' : null,
  },
  'argent-public': {
    titre: 'Surtout de l’argent public',
    isContraire: false,
    explique: ({ partPublique }) =>
      partPublique !== null && partPublique > partPubliqueMax
        ? `Les subventions font ${Math.floor(partPublique * 100)}\u00a0% des recettes, au-delà de ${partPubliqueMax * 100}\u00a0%.`
        : null,
  },
  premiere: {
    titre: 'Première demande',
    isContraire: false,
    explique: ({ isPremiere }) =>
      isPremiere ? 'L’association n’avait encore rien demandé à votre service dans ce portail.' : null,
  },
  'crf-retard': {
    titre: 'Compte rendu en retard',
    isContraire: true,
    explique: ({ crfEnRetard }) =>
      crfEnRetard.length === 0
        ? null
        : `Elle vous doit encore ${count(crfEnRetard.length, 'compte rendu', 'comptes rendus')}\u00a0: ${crfEnRetard.join(', ')}.`,
  },
  'avis-contraire': {
    titre: 'Avis réservé ou défavorable',
    isContraire: true,
    explique: ({ avisContraires }) =>
      avisContraires.length === 0
        ? null
        : `${avisContraires.map(({ service, sens }) => `${service}\u00a0: ${saySens(sens)}`).join(', ')}.`,
  },
  'avis-attendu': {
    titre: 'Avis attendu',
    isContraire: true,
    explique: ({ avisAttendus }) =>
      avisAttendus.length === 0
        ? null
        : `${avisAttendus.map(({ service, avant }) => `${service}, avant le ${avant}`).join('\u00a0; ')}. La décision retire cette demande.`,
  },
  note: {
    titre: 'Note',
    isContraire: false,
    explique: ({ note }) => (note === null ? null : `La grille de votre service donne ${sayNote(note)}.`),
  },
} as const satisfies Record<string, Signal>;

type CodeSignal = keyof typeof signaux;
const codesSignaux = Object.keys(signaux) as CodeSignal[];

export const isSignal = (code: string): code is CodeSignal => Object.hasOwn(signaux, code);

/** Names signals in a line of the history: « Nouveau RIB, Avis attendu ». */
export const saySignaux = (codes: readonly string[]): string =>
  codes
    .filter(isSignal)
    .map((code) => signaux[code].titre)
    .join(', ');

type SignalDit = { code: CodeSignal; titre: string; explication: string; isContraire: boolean };

/** Returns the signals that these facts raise, each with what was found, so that its reader may judge it. */
export const listSignaux = (faits: SignalFaits): SignalDit[] =>
  codesSignaux.flatMap((code) => {
    const { titre, explique, isContraire } = signaux[code];
    const explication = explique(faits);
    return explication === null ? [] : [{ code, titre, explication, isContraire }];
  });

/** What is kept of a signal that a person saw before they granted all the same. */
export const seenBeforeGrantText = 'Vu avant d’accorder.';
