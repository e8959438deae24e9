import { plainName } from '@asso/domain/referentiel/communes.rules';
import { useState } from 'react';
import { searchCommunes } from '../../referentiel/use-geo.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Territoire } from './lecture-territoires.ts';
import { communeProposee, type TerritoirePropose } from './territoires-proposes.ts';

type CommuneDuSiegeProps = { nom: string; onAdd: (territoire: Territoire) => void };

/** A button that adds the commune of the head office; communes of the same name are told apart by their département. */
export function CommuneDuSiege({ nom, onAdd }: CommuneDuSiegeProps) {
  const [found, setFound] = useState<readonly TerritoirePropose[] | null>(null);
  const search = async () => {
    const communes = (await searchCommunes(nom, AbortSignal.timeout(waitMs))) ?? [];
    const same = communes.map(communeProposee).filter(({ label }) => plainName(label) === plainName(nom));
    const [only, ...others] = same;
    if (only && others.length === 0) onAdd(only.territoire);
    else setFound(same);
  };
  if (found?.length === 0) {
    return (
      <p className="fr-hint-text">La commune du siège n’est pas dans la liste : cherchez-la ci-dessous.</p>
    );
  }
  return (
    <div className="actions actions--ligne">
      {found === null ? (
        <ActionButton kind="tertiaire" onPress={search} busyText="Recherche…">
          {`Ajouter ${nom}, la commune du siège`}
        </ActionButton>
      ) : (
        found.map(({ id, label, details, territoire }) => (
          <ActionButton key={id} kind="tertiaire" onPress={() => onAdd(territoire)}>
            {`${label}, ${details}`}
          </ActionButton>
        ))
      )}
    </div>
  );
}

const waitMs = 10_000;
