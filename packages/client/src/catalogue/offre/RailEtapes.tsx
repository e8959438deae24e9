import { countEtapesDone, type EtapeOffre } from '@asso/domain/catalogue/etapes-offre.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { medium, useMedia } from '../../ui/page/use-media.ts';

type RailEtapesProps = {
  label: string;
  etapes: readonly EtapeOffre[];
  present: string | undefined;
  hrefOf: (id: string) => string;
  suivant: { label: string; isDernier: boolean; onPress: () => void };
};

/**
 * The list of the sections: what is done, missing, empty or optional, with a button to the next missing
 * answer.
 */
export function RailEtapes(props: RailEtapesProps) {
  const isFolded = useMedia(medium);
  const { faites, sur } = countEtapesDone(props.etapes);
  const said = `${count(faites, 'étape remplie', 'étapes remplies')} sur ${sur}`;
  if (!isFolded) {
    return (
      <div className="rail-etapes">
        <p className="rail-etapes__compte">{said}</p>
        <Avancement etapes={props.etapes} />
        <Etapes {...props} />
        <Suivant {...props.suivant} />
      </div>
    );
  }
  const titre = props.etapes.find(({ id }) => id === props.present)?.titre;
  return (
    <div className="rail-etapes rail-etapes--plie">
      <details className="plis">
        <summary>
          Étapes{titre && ` : ${titre}`} ({said})
        </summary>
        <Etapes {...props} />
      </details>
      {/* Nothing is missing: the button that reviews and publishes is just above, under the title. */}
      {!props.suivant.isDernier && <Suivant {...props.suivant} />}
    </div>
  );
}

/** A line for each section: full when done, orange when something is missing, grey when empty. */
const Avancement = ({ etapes }: Pick<RailEtapesProps, 'etapes'>) => (
  <span className="rail-etapes__traits" aria-hidden="true">
    {etapes.flatMap(({ id, etat, isFacultatif }) =>
      isFacultatif ? [] : [<span key={id} className={`rail-etapes__trait rail-etapes__trait--${etat}`} />],
    )}
  </span>
);

function Etapes({ label, etapes, present, hrefOf }: RailEtapesProps) {
  const groupes = [...new Set(etapes.map(({ groupe }) => groupe))];
  return (
    <nav aria-label={label}>
      {groupes.map((groupe) => (
        <div key={groupe}>
          <p className="rail-etapes__groupe">{groupe}</p>
          <ul className="liste-nue">
            {etapes
              .filter((one) => one.groupe === groupe)
              .map((one) => (
                <li key={one.id}>
                  <AppLink
                    className={`rail-etapes__lien rail-etapes__lien--${one.etat}`}
                    href={hrefOf(one.id)}
                    aria-current={one.id === present ? 'page' : undefined}
                  >
                    <span className="rail-etapes__titre">{one.titre}</span>
                    <span className="rail-etapes__mot">{motOf(one)}</span>
                  </AppLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Returns the state as a word, since a colour alone would not be enough. */
function motOf({ etat, manques }: EtapeOffre) {
  if (etat === 'manque') return `${manques} à finir`;
  if (etat === 'vide') return <span className="rail-etapes__vide">vide</span>;
  return <span className="invisible">{etat === 'fait' ? 'rempli' : 'facultatif'}</span>;
}

const Suivant = ({ label, onPress }: RailEtapesProps['suivant']) => (
  <div className="rail-etapes__suivant">
    <button type="button" className="fr-btn fr-btn--secondary" onClick={onPress} aria-keyshortcuts="F8">
      {label}{' '}
      <span className="touche" aria-hidden="true">
        F8
      </span>
    </button>
  </div>
);
