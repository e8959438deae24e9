import { chooseExemple } from '@asso/domain/courrier/exemple-courrier.rules';
import { casByNature } from '@asso/domain/courrier/natures-courrier.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { type ReactNode, Suspense, useState } from 'react';
import type { ModelePublie } from '../../courrier/courriers-choisis.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import type { DecisionTyped } from './decision.ts';
import type { DecisionState } from './use-decision.ts';

type LettreRetoucheeProps = {
  genre: GenreDossier;
  modeles: readonly ModelePublie[];
  saisie: DecisionTyped;
  decision: DecisionState;
};

/** The editor of letters, loaded when a letter is changed rather than with the page of the dossier. */
const EditeurTexte = lazyPart(() =>
  import('../../courrier/editeur/EditeurTexte.tsx').then((module) => module.EditeurTexte),
);

/** Lets the agent change the text of each letter for this dossier only; the template stays as it is. */
export function LettreRetouchee({ genre, modeles, saisie, decision }: LettreRetoucheeProps) {
  const { brouillon, change } = decision;
  const chosen = modeles.filter(({ id_version }) => saisie.courriers?.includes(id_version));
  const setCorps = (version: string, corps: TexteLettre | null) =>
    change(({ retouches: { [version]: _, ...others } }) => ({
      retouches: corps === null ? others : { ...others, [version]: corps },
    }));
  return chosen.map(({ id_version, nom, nature, corps }) => {
    const own = brouillon.retouches[id_version];
    return (
      <Pli key={id_version} titre={own === undefined ? `Retoucher « ${nom} »` : `« ${nom} », retouchée`}>
        <Suspense fallback={<p aria-busy="true">L’éditeur se prépare…</p>}>
          <EditeurTexte
            id={`retouche-${id_version}`}
            label="Texte de cette lettre"
            help="Pour ce dossier seulement. Les champs se remplissent tout seuls."
            value={(own ?? corps)?.blocs ?? []}
            donnees={chooseExemple(genre)}
            cas={casByNature[nature]}
            onChange={(blocs) => setCorps(id_version, { forme: 1, blocs: [...blocs] })}
          />
        </Suspense>
        {own !== undefined && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => setCorps(id_version, null)}
          >
            Reprendre le texte du modèle
          </button>
        )}
      </Pli>
    );
  });
}

/** A part that can be unfolded; its content is drawn only while it is open. */
function Pli({ titre, children }: { titre: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="plis" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{titre}</summary>
      {isOpen && children}
    </details>
  );
}
