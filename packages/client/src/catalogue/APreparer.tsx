import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { hasPouvoir } from '@asso/domain/dossier/pouvoir.rules';
import { sayAge } from '../demarche/pieces/age-words.ts';
import { ModeleLink } from '../demarche/pieces/ModeleLink.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useRead } from '../platform/use-read.ts';

/**
 * Lists what to prepare and what the association already has: the bank account that every request needs, then the
 * documents.
 */
export function APreparer({ campagne }: { campagne: SubventionView['campagne'] }) {
  const association = useActingFor();
  const input = association?.etat === 'active' ? { query: { id_asso: association.id_association } } : null;
  const read = useRead(associationEndpoints.listDocuments, input);
  const ribs = useRead(collectionCalls.ribs.list, input);
  const attendus = hasPouvoir(campagne.documents_attendus);
  const known = read.state === 'lu' ? read.value.items.filter(({ etat }) => etat === 'courant') : [];
  const isThere = (nature: string) => known.some(({ type }) => type === nature);
  const hasRib = ribs.state === 'lu' && ribs.value.items.some(({ complet }) => complet);
  const there = attendus.filter(({ nature }) => isThere(nature)).length + (hasRib ? 1 : 0);
  return (
    <section className="pile pile--serree" aria-labelledby="a-preparer">
      <h2 id="a-preparer" className="fr-h4">
        À préparer{there > 0 && ` (${there} sur ${attendus.length + 1} déjà là)`}
      </h2>
      <ul className="liste-nue preparer">
        <li className={hasRib ? 'fr-icon-check-line' : 'fr-icon-file-text-line'}>
          <span>RIB de l’association{hasRib ? ', déjà enregistré' : ', obligatoire'}</span>
        </li>
        {attendus.map(({ code, label, nature, obligatoire, aide, validite_mois, modele, asks }) => (
          <li key={code} className={isThere(nature) ? 'fr-icon-check-line' : 'fr-icon-file-text-line'}>
            <span>
              {label}
              {isThere(nature) ? ', déjà dans vos documents' : said(obligatoire, asks !== undefined)}
              {validite_mois && <span className="discret"> {sayAge(validite_mois)}</span>}
              {aide && asks === undefined && <span className="discret"> {aide}</span>}
              {modele && (
                <>
                  {' '}
                  <ModeleLink href={modele} label={label} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function said(obligatoire: boolean, isConditional: boolean): string {
  if (isConditional) return ', selon votre dossier';
  return obligatoire ? ', obligatoire' : ', facultatif';
}
