import { montantsRetires, projetsAjustes } from '@asso/domain/subvention/renouvellement/realignement.words';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import type { SubventionEdition } from '../edition.ts';
import { sayExercices } from '../en-bref.ts';
import { sayRetrait } from './retraits-said.ts';
import { saveChoix } from './use-choix.ts';

/**
 * Says what the portal changed in or removed from the projects when the dossier's years changed, and how to undo it.
 */
export function RealignementNotice({ dossier, found }: SubventionEdition) {
  const [error, setError] = useState<string | null>(null);
  const { realignement, retraits, description } = dossier;
  if (realignement === null) return null;
  const { avant } = realignement;
  const retires = montantsRetires(retraits);
  const facts = [
    ...(realignement.projets > 0 ? [projetsAjustes(realignement.projets, description)] : []),
    ...(retires ? [`${retires}.`] : []),
  ];
  if (facts.length === 0) return null;
  const takeBack = async () => {
    if (!avant) return;
    const fresh = await found.refresh();
    const pluriannuel = avant.exercice_fin > avant.exercice;
    const outcome = await saveChoix(fresh ?? dossier, { ...avant, pluriannuel });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    await found.refresh();
    announce('Les années et leurs montants sont repris.');
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <Notice tone="info" title={facts.join(' ')}>
      {retraits.length > 0 && (
        <details className="plis">
          <summary>Voir et reprendre</summary>
          <div className="pile pile--serree">
            <ul>
              {retraits.map((one) => (
                <li key={`${one.id_projet} ${one.rubrique} ${one.ligne.id}`}>{sayRetrait(dossier, one)}</li>
              ))}
            </ul>
            {error && (
              <p className="fr-message fr-message--error" role="alert">
                {error}
              </p>
            )}
            {avant ? (
              <ActionButton kind="secondaire" isSmall onPress={takeBack}>
                Reprendre {sayExercices({ description: avant })}
              </ActionButton>
            ) : (
              <p>
                Ces montants sont gardés jusqu’à la transmission. Recopiez-les dans une année de la demande.
              </p>
            )}
          </div>
        </details>
      )}
    </Notice>
  );
}
