import { limitesModele } from '@asso/domain/courrier/modele-courrier.rules';
import type { ModelePublie } from '../../courrier/courriers-choisis.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import type { Saisie } from './decision.ts';
import type { Decision } from './use-decision.ts';

type LettreRetoucheeProps = { modeles: readonly ModelePublie[]; saisie: Saisie; decision: Decision };

/** The text of each letter may be changed for this dossier alone; its template stays as it is. */
export function LettreRetouchee({ modeles, saisie, decision }: LettreRetoucheeProps) {
  const { brouillon, change } = decision;
  const chosen = modeles.filter(({ id_version }) => saisie.courriers?.includes(id_version));
  const setTexte = (version: string, texte: string | null) =>
    change(({ retouches: { [version]: _, ...others } }) => ({
      retouches: texte === null ? others : { ...others, [version]: texte },
    }));
  return chosen.map(({ id_version, nom, texte }) => {
    const own = brouillon.retouches[id_version];
    return (
      <details key={id_version} className="plis">
        <summary>{own === undefined ? `Retoucher « ${nom} »` : `« ${nom} », retouchée`}</summary>
        <TextControl
          id={`retouche-${id_version}`}
          label="Texte de cette lettre"
          help="Pour ce dossier seulement. Ce qui est entre accolades se remplit tout seul."
          isMultiline
          max={limitesModele.texte}
          value={own ?? texte ?? ''}
          onChange={(typed) => setTexte(id_version, String(typed ?? ''))}
        />
        {own !== undefined && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => setTexte(id_version, null)}
          >
            Reprendre le texte du modèle
          </button>
        )}
      </details>
    );
  });
}
