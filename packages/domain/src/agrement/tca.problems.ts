// These sentences say what the tronc commun d’agrément lacks (§3 tca).
import type { ProblemTable } from '../kernel/problems.ts';

export const tcaProblemes = {
  'agrement.tca-point-non-coche': {
    kind: 'blocked',
    message: '{critere}, « {point} » : cochez ce point si l’association le remplit.',
    remede: 'Sinon, répondez « Non » à ce critère et expliquez.',
  },
  'agrement.tca-preuve-autre': {
    kind: 'blocked',
    message: '{critere} : un document de type « {type} » ne montre pas ce critère.',
    remede: 'Choisissez-en un autre, par exemple : {exemples}.',
  },
  'agrement.tca-non-rempli': {
    kind: 'blocked',
    message:
      'Ce tronc commun d’agrément ne s’accorde pas : l’association n’a pas répondu « Oui » à {criteres}.',
    remede: 'Renvoyez-lui le dossier pour qu’elle le complète, ou refusez-le.',
  },
  'agrement.tca-sans-date': {
    kind: 'blocked',
    message: 'Indiquez quand le contrat d’engagement républicain a été souscrit.',
  },
  'agrement.tca-date-a-venir': {
    kind: 'blocked',
    message: 'Cette date est à venir.',
    remede: 'Indiquez le jour où le contrat a été souscrit.',
  },
} as const satisfies ProblemTable;
