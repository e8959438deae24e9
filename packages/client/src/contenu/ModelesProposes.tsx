import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import type { ModelesProps } from '../document/modele-registry.ts';
import { useWholeList } from '../platform/use-whole-list.ts';
import { LienModele } from './LienModele.tsx';

/** Lists the templates published for a type of document. */
export function ModelesProposes({ nature }: ModelesProps) {
  const read = useWholeList(documentModeleEndpoints.listDocumentModeles, {});
  // A template is only a help: nothing is shown when they cannot be read.
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
