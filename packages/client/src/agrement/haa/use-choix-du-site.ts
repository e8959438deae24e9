import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { Choice } from '@asso/domain/kernel/fields';
import { etablissementOptions } from '../../association/adhesion/etablissement-options.ts';
import { nomEtFonction } from '../../association/personne.ts';
import { useRead } from '../../platform/use-read.ts';

/**
 * The form of a site offers these establishments, network members and people; each list is empty until it is read.
 */
export function useChoixDuSite(id_asso: string): Readonly<Record<string, readonly Choice[]>> {
  const input = { query: { id_asso } };
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const reseau = useRead(collectionCalls.compositions.list, input);
  const personnes = useRead(collectionCalls.representants_legaux.list, input);
  return {
    etablissement: etablissements.state === 'lu' ? etablissementOptions(etablissements.value.items) : [],
    'membre-reseau':
      reseau.state === 'lu' ? reseau.value.items.map((one) => ({ value: one.id, label: one.nom ?? '' })) : [],
    representant:
      personnes.state === 'lu'
        ? personnes.value.items.map((one) => ({ value: one.id, label: nomEtFonction(one) }))
        : [],
  };
}
