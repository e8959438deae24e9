// A report has these addresses, under the dossier it is about.
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { type EtapeCrf, etapesCrf } from '@asso/domain/crf/crf.steps';
import type { Liens } from '../demarche/demarche.ts';
import { etapeHref, listEtapeLiens } from '../demarche/liens.ts';
import { champCrf } from './budget-crf.ts';
import { crfHref } from './crf-href.ts';

export const liensCrf: Liens<CrfView, EtapeCrf> = {
  etapes: etapesCrf,
  adresse: crfHref,
  etapeDuChamp,
  place: champCrf,
  bloc: (field) => {
    const [section, projet] = field.split('.');
    return section === 'projets' && projet ? `${etapeDuChamp(field)}-${projet}` : null;
  },
  renvois: ({ description, motif }) =>
    description.id_etat === 3 && motif
      ? [{ titre: 'Le service vous a renvoyé ce compte rendu.', le: null, message: motif, points: [] }]
      : [],
  isInchange: (crf) => crf.isInchange,
  ouCorriger: (crf) =>
    listEtapeLiens(liensCrf, crf, {
      projets: 'les projets',
      budget: 'les dépenses et les recettes',
      questions: 'les questions et les pièces',
    }),
  corriger: (crf) => ({
    label: 'Corriger le compte rendu',
    href: etapeHref(liensCrf, crf, 'projets'),
  }),
};

const argent = /^projets\.[^.]+\.(financements|cofinancements|budgetCrf)\b/;

/** Returns the step of a blocked field, such as « projets.….budgetCrf.charges » or « customs.avis ». */
function etapeDuChamp(field: string): EtapeCrf {
  if (argent.test(field)) return 'budget';
  if (/^projets\.[^.]+\.customs\b/.test(field)) return 'questions';
  if (field.startsWith('projets')) return 'projets';
  return field.startsWith('attestation') || field.startsWith('demandeur') ? 'transmission' : 'questions';
}
