// A webhook may be told of these events, each made by some facts of the history and open to some kinds of owners.

type Fait = { objet: 'dossier' | 'crf'; actions: readonly string[] };
type Evenement = {
  label: string;
  aide: string;
  faits: readonly Fait[];
  cotes: readonly ('association' | 'service')[];
};

const deux = ['association', 'service'] as const;
const dossier = (...actions: string[]): Fait[] => [{ objet: 'dossier', actions }];

export const evenements = {
  'dossier.cree': {
    label: 'Dossier créé',
    aide: 'Par une personne ou par une clé.',
    faits: dossier('dossier.create'),
    cotes: ['association'],
  },
  'dossier.transmis': {
    label: 'Dossier transmis',
    aide: 'Une première fois, ou après une correction.',
    faits: dossier('instruction.transmit'),
    cotes: deux,
  },
  'dossier.etat-change': {
    label: 'État du dossier changé',
    aide: 'Pris en charge, renvoyé, en paiement, terminé.',
    faits: dossier(
      'instruction.start',
      'instruction.sendBack',
      'instruction.beginPayment',
      'instruction.continuePayment',
      'instruction.markPaid',
      'instruction.finish',
    ),
    cotes: deux,
  },
  'dossier.supprime': {
    label: 'Dossier supprimé ou restauré',
    aide: 'Avant sa transmission, ou après un renvoi.',
    faits: dossier('instruction.remove', 'instruction.restore'),
    cotes: ['association'],
  },
  'decision.rendue': {
    label: 'Décision rendue',
    aide: 'Accord, refus, rejet.',
    faits: dossier('instruction.grant', 'instruction.refuse', 'instruction.reject'),
    cotes: deux,
  },
  'paiement.change': {
    label: 'Paiement',
    aide: 'Demandé, pris en charge, versé, refusé.',
    faits: dossier(
      'paiement.ask',
      'paiement.record',
      'paiement.take',
      'paiement.order',
      'paiement.pay',
      'paiement.refuse',
      'paiement.remove',
    ),
    cotes: deux,
  },
  'crf.change': {
    label: 'Compte rendu financier',
    aide: 'Transmis, reçu, renvoyé.',
    faits: [{ objet: 'crf', actions: ['crf.transmit', 'crf.receive', 'crf.sendBack'] }],
    cotes: deux,
  },
} as const satisfies Record<string, Evenement>;

export type CodeEvenement = keyof typeof evenements;
export const codesEvenements = Object.keys(evenements) as CodeEvenement[];

/** The event sent by hand to check that an address answers; it concerns no object. */
export const evenementEssai = 'webhook.essai';

/** Lists the events that this kind of owner may receive. */
export const listEvenements = (cote: 'association' | 'service'): CodeEvenement[] =>
  codesEvenements.filter((code) => (evenements[code] as Evenement).cotes.includes(cote));

/** Returns the event that a line of the history makes, or undefined for most lines. */
export function findFaitEvenement(fait: { objet: string; action: string }): CodeEvenement | undefined {
  return codesEvenements.find((code) =>
    evenements[code].faits.some(
      ({ objet, actions }) => objet === fait.objet && actions.some((action) => action === fait.action),
    ),
  );
}
