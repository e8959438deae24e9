// A signal tells the person who studies a dossier what to look at; it decides nothing, and only the service reads it.
import { count } from '../identifiants/nombres-affiches.ts';

/** Another request to the same service, which the reader of the signal may open. */
type AutreDemande = { id_fo: string; nom: string };

export type FaitsDuSignal = {
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
};

type Signal = { titre: string; explique: (faits: FaitsDuSignal) => string | null };

const partPubliqueMax = 0.8;

const demandes = (autres: readonly AutreDemande[]): string =>
  autres.map(({ id_fo, nom }) => `${nom} (${id_fo})`).join(', ');

const signaux = {
  texte: {
    titre: 'Texte déjà lu',
    explique: ({ textes }) =>
      textes.length === 0
        ? null
        : `Le projet est écrit presque comme ${count(textes.length, 'autre demande', 'autres demandes')}\u00a0: ${demandes(textes)}.`,
  },
  budget: {
    titre: 'Budget déjà lu',
    explique: ({ budgets }) =>
      budgets.length === 0
        ? null
        : `Les mêmes charges, à l’euro près, que ${count(budgets.length, 'autre demande', 'autres demandes')}\u00a0: ${demandes(budgets)}.`,
  },
  'rib-nouveau': {
    titre: 'Nouveau RIB',
    explique: ({ isRibNouveau }) =>
      isRibNouveau ? 'Le compte bancaire n’est pas celui de sa dernière demande à votre service.' : null,
  },
  'rib-ailleurs': {
    titre: 'RIB partagé',
    explique: ({ isRibAilleurs }) =>
      isRibAilleurs ? 'Une autre association du portail a enregistré ce même compte bancaire.' : null,
  },
  'argent-public': {
    titre: 'Surtout de l’argent public',
    explique: ({ partPublique }) =>
      partPublique !== null && partPublique > partPubliqueMax
        ? `Les subventions font ${Math.floor(partPublique * 100)}\u00a0% des recettes, au-delà de ${partPubliqueMax * 100}\u00a0%.`
        : null,
  },
  premiere: {
    titre: 'Première demande',
    explique: ({ isPremiere }) =>
      isPremiere ? 'L’association n’a jamais rien demandé à votre service dans ce portail.' : null,
  },
  'crf-retard': {
    titre: 'Compte rendu en retard',
    explique: ({ crfEnRetard }) =>
      crfEnRetard.length === 0
        ? null
        : `Elle vous doit encore ${count(crfEnRetard.length, 'compte rendu', 'comptes rendus')}\u00a0: ${crfEnRetard.join(', ')}.`,
  },
} as const satisfies Record<string, Signal>;

type CodeSignal = keyof typeof signaux;
const codesSignaux = Object.keys(signaux) as CodeSignal[];

export const isSignal = (code: string): boolean => Object.hasOwn(signaux, code);

type SignalDit = { code: CodeSignal; titre: string; explication: string };

/** Returns the signals that these facts raise, each with what was found, so that its reader may judge it. */
export const signauxOf = (faits: FaitsDuSignal): SignalDit[] =>
  codesSignaux.flatMap((code) => {
    const { titre, explique } = signaux[code];
    const explication = explique(faits);
    return explication === null ? [] : [{ code, titre, explication }];
  });
