import { AppLink } from '../platform/AppLink.tsx';
import { narrow, useMedia } from '../ui/page/use-media.ts';
import { type OngletLca, ongletLcaHref, ongletsLca } from './administration-onglets.ts';
import '../dossier/dossier.css';

type Rubrique = { id: OngletLca; label: string };

/** The subjects stand in one line; on a phone they fold under the name of the open one. */
export function RubriquesLca({ present }: { present: Rubrique }) {
  const isNarrow = useMedia(narrow);
  return (
    <nav aria-label="Rubriques de l’administration">
      {isNarrow ? (
        <details className="plis">
          <summary>Rubrique : {present.label}</summary>
          <Liens present={present} isFolded />
        </details>
      ) : (
        <Liens present={present} />
      )}
    </nav>
  );
}

const Liens = ({ present, isFolded = false }: { present: Rubrique; isFolded?: boolean }) => (
  <ul className={`liste-nue vues${isFolded ? ' vues--liste' : ''}`}>
    {ongletsLca.map(({ id, label }) => (
      <li key={id}>
        <AppLink
          className="vues__lien"
          href={ongletLcaHref(id)}
          aria-current={id === present.id ? 'page' : undefined}
        >
          {label}
        </AppLink>
      </li>
    ))}
  </ul>
);
