// The list of requests for access that the administration decides, with its filters and the words of each state.
import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { DemandeAcces } from '@asso/contract/association/acces.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { listRow } from '../../platform/list/list-row.ts';
import type { BadgeTone } from '../../ui/StateBadge.tsx';
import type { Filter } from '../../ui/table/filters.ts';

const filtresDemandes: readonly Filter[] = [
  {
    key: 'attente',
    label: 'Attente',
    isMultiple: true,
    options: [
      { value: 'a-decider', label: 'à décider' },
      { value: 'conteste', label: 'accès contesté' },
      { value: 'delai', label: 'dans le délai de 15 jours' },
      { value: 'passe-ferme', label: 'passé à ouvrir' },
    ],
  },
  {
    key: 'preuve',
    label: 'Preuve',
    options: [
      { value: 'avec', label: 'jointe' },
      { value: 'sans', label: 'absente' },
    ],
  },
];

export const demandesAcces = listRow({
  call: accesEndpoints.listDemandesAcces,
  search: { label: 'Association, personne, numéro', name: 'q' },
  filters: filtresDemandes,
  noun: ['demande', 'demandes'],
  empty: {
    fact: 'Aucune demande d’accès pour l’instant.',
    why: 'Elles arrivent ici dès qu’elles sont faites. Vous décidez quand les gestionnaires n’ont pas répondu en 15 jours, ou que l’un d’eux n’est pas d’accord.',
  },
  noneFound: { fact: 'Aucune demande ne correspond à ces filtres.' },
});

type Attente = { tone: BadgeTone; badge: string; phrase: string };

/**
 * Says what a request waits for; its colour says who must act: orange for the administration, blue for the managers.
 */
export function describeAttenteAcces({
  attente,
  reponses,
  reponse_avant,
  gestionnaires,
}: DemandeAcces): Attente {
  switch (attente) {
    case 'delai':
      return {
        tone: 'bleu',
        badge: 'dans le délai',
        phrase: `Les gestionnaires répondent jusqu’au ${formatDate(new Date(reponse_avant ?? ''))}. Vous décidez ensuite.`,
      };
    case 'conteste':
      return { tone: 'orange', badge: 'accès contesté', phrase: 'Cet accès a été donné sur preuve.' };
    case 'passe-ferme':
      return { tone: 'orange', badge: 'passé à ouvrir', phrase: 'Ce qu’ont laissé les anciens est fermé.' };
    case 'a-decider':
      if (!reponses.includes('accepter')) {
        return { tone: 'orange', badge: 'à décider', phrase: 'Sans preuve, l’accès ne peut pas être donné.' };
      }
      return {
        tone: 'orange',
        badge: 'à décider',
        phrase: gestionnaires.some(({ compte_ferme }) => !compte_ferme)
          ? 'Le délai est passé.'
          : 'Plus personne ne peut répondre.',
      };
  }
}
