import { type EtapeOffre, prochainManque } from '@asso/domain/catalogue/etapes-offre.rules';
import { useEffect, useEffectEvent } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { focusFirstControl } from '../../ui/page/focus.ts';
import type { OffreKind } from './use-offre.ts';

type SuivantInput = {
  kind: OffreKind;
  id: string;
  etapes: readonly EtapeOffre[];
  problems: readonly FieldError[];
  rubriqueOf: (field: string) => { id: string; titre: string; groupe: string } | undefined;
};

/** Returns the button to the next missing answer, then to the review; the key F8 does the same. */
export function useSuivant({ kind, id, etapes, problems, rubriqueOf }: SuivantInput) {
  const manque = prochainManque(etapes, problems, rubriqueOf);
  const onPress = () => {
    go(kind.href(id, manque ? { rubrique: manque.etape.id, champ: manque.field } : { rubrique: 'publier' }));
    // The address does not change when the same answer is still missing, so its field takes the focus here.
    if (manque) focusFirstControl(document.getElementById(fieldId(manque.field)));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    label: manque ? `Suivant : ${manque.etape.titre.toLowerCase()}` : 'Relire et publier',
    isDernier: !manque,
    onPress,
  };
}
