import { type Hauteur, prefer, usePreferences } from '../../platform/preferences.ts';

const libelles: Record<Hauteur, string> = { serree: 'Lignes serrées', haute: 'Lignes hautes' };

/** Buttons for the height of the rows and for grouping them; this browser keeps the choices. */
export function HauteurButtons() {
  const { hauteur, isFileGroupee } = usePreferences();
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm file-grouper"
        title="Grouper les lignes de la page par sous-dispositif"
        aria-pressed={isFileGroupee}
        onClick={() => prefer({ isFileGroupee: !isFileGroupee })}
      >
        Grouper<span className="invisible"> par sous-dispositif</span>
      </button>
      <fieldset className="hauteurs liste-nue" aria-label="Hauteur des lignes">
        {(Object.keys(libelles) as Hauteur[]).map((one) => (
          <button
            key={one}
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            title={libelles[one]}
            aria-label={libelles[one]}
            aria-pressed={one === hauteur}
            onClick={() => prefer({ hauteur: one })}
          >
            <span
              className={one === 'haute' ? 'hauteurs__trait hauteurs__trait--haut' : 'hauteurs__trait'}
              aria-hidden="true"
            />
          </button>
        ))}
      </fieldset>
    </>
  );
}
