import { manquantsUsuels } from '@asso/domain/document/validite.rules';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import type { DocumentVu } from './documents-vus.ts';

/**
 * Lists the documents that dossiers ask for most often and that the association lacks, each with a link to deposit
 * it.
 */
export function DocumentsManquants({ documents }: { documents: readonly DocumentVu[] }) {
  const params = useQueryParams();
  const missing = manquantsUsuels(documents, now());
  if (missing.length === 0) return null;
  return (
    <div className="coffre__manquants">
      <p id="manquants">Il manque souvent :</p>
      <ul className="liste-nue" aria-labelledby="manquants">
        {missing.map(({ type, annee }) => (
          <li key={type}>
            <AppLink
              href={params.href({ depot: '1', type, annee: annee === null ? null : String(annee) })}
              onClick={wantHeadingFocus}
            >
              {[nomDe(type), annee].filter(Boolean).join(' ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The explanation in brackets is removed from the label. */
const nomDe = (type: string): string =>
  (typesDocuments.find(({ value }) => value === type)?.label ?? type).replace(/ \(.*\)$/, '');
