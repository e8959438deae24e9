import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import type { ModelesProps } from '../document/modele-registry.ts';
import { useRead } from '../platform/use-read.ts';
import { LienModele } from './LienModele.tsx';

/** Where a document is expected, it lists the templates that the administrators publish for its type. */
export function ModelesProposes({ nature }: ModelesProps) {
  const read = useRead(documentModeleEndpoints.listDocumentModeles, { query: { limit: 100 } });
  // A template only helps, so the page does without when they cannot be read.
  if (read.state !== 'lu') return null;
  const found = read.value.items.filter(({ valeur }) => valeur.nature === nature);
  if (found.length === 0) return null;
  return (
    <ul className="liste-nue" aria-label="Modèles à télécharger">
      {found.map((modele) => (
        <li key={modele.id}>
          <LienModele modele={modele} prefix="Modèle à télécharger : " />
        </li>
      ))}
    </ul>
  );
}
