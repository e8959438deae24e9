import { suiteHref } from '../demarche/liens.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { liensAgrement } from './agrement-href.ts';
import type { EtapeAgrementProps } from './edition.ts';

/** Step 0 of an agrément: the choice was made when the dossier began, so it is only read. */
export function ChoixAgrementStep({ dossier }: EtapeAgrementProps) {
  const { agrement, description, definition } = dossier;
  return (
    <>
      <ReadList
        items={[
          { label: 'Agrément', value: description.titre },
          { label: 'Type', value: agrement.lib_type },
          { label: 'Exercice', value: String(description.exercice) },
          { label: 'Service qui l’étudie', value: dossier.instructions[0]?.service.nom },
        ]}
      />
      {definition.presentation && <p className="texte-long">{definition.presentation}</p>}
      <p className="discret">
        Pour un autre agrément, ou une autre année, commencez un autre dossier : celui-ci se supprime.
      </p>
      <div className="actions">
        <AppLink className="fr-btn" href={suiteHref(liensAgrement, dossier, 'choix')}>
          Continuer
        </AppLink>
      </div>
    </>
  );
}
