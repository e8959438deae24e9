import type { RegistreLu } from '@asso/contract/document/document.schemas';
import { manquantsUsuels } from '@asso/domain/document/validite.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { useAnalyseLive } from '../../document/use-analyse-live.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { type HeldRow, useHeldList } from '../../platform/list/use-list.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { chosenIn } from '../../ui/table/filters.ts';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { documentsHref } from '../fiche/fiche-href.ts';
import { DocumentsTable } from './DocumentsTable.tsx';
import { type DocumentVu, documentsVus } from './documents-vus.ts';
import { filtresCoffre, toCoffreFiltres } from './filtres-coffre.ts';
import type { CoffreRead } from './use-coffre.ts';
import './coffre.css';

type ListeDocumentsProps = {
  id: string;
  coffre: CoffreRead;
  /** The SIRET of the establishment, on its page. */
  siret: string | undefined;
  onChanged: () => Promise<unknown>;
};

/** Lists the documents of the association, or of one establishment; the address holds the filters. */
export function ListeDocuments({ id, coffre, siret, onChanged }: ListeDocumentsProps) {
  const params = useQueryParams();
  const { items, rights, registre } = coffre.documents;
  // The registers are read in the background, so the list is read again until they have answered.
  useAnalyseLive([...items, { etat_analyse: registre.etat }], onChanged);
  const etablissement = coffre.etablissements.items.find(({ id_siret }) => id_siret === siret);
  const filters = filtresCoffre(coffre, siret);
  const chosen = toCoffreFiltres(chosenIn(filters, params), siret);
  const siege = coffre.identite.association.id_siret_siege;
  const here = documentsVus(items, { siret, siege, now: now() });
  const list = useHeldList({ ...documents, filters }, documentsVus(items, { ...chosen, siege, now: now() }));
  const deposit = rights.deposer && (
    <AppLink className="fr-btn" href={params.href({ depot: '1' })} onClick={wantHeadingFocus}>
      Déposer des documents
    </AppLink>
  );
  const hasAnnexes = !siret && coffre.etablissements.items.some(({ est_siege }) => !est_siege);
  return (
    <div className="page">
      <PageHeading
        titre={etablissement ? `Documents : ${nomEtablissement(etablissement)}` : 'Documents'}
        objet={coffre.identite.association.nom}
        fil={etablissement && [{ label: 'Documents', href: documentsHref(id) }]}
        aide="document"
        chapo="Déposez une fois, utilisez partout."
        actions={here.length > 0 && deposit}
      />
      <div className="pile pile--serree">
        {rights.deposer && <DocumentsManquants documents={here} />}
        <RegistreNotice registre={registre} />
        {hasAnnexes && (
          <p>
            <AppLink href={`${documentsHref(id)}/etablissements-secondaires`}>
              Documents des établissements secondaires
            </AppLink>
          </p>
        )}
      </div>
      {here.length === 0 ? (
        <EmptyState
          fact="Aucun document pour l’instant."
          why={registre.etat === 'absent' ? undefined : 'Ceux du RNA arrivent seuls.'}
          action={deposit}
        />
      ) : (
        <div className="pile">
          <ListBlock list={list}>
            {({ items: rows }) => (
              <DocumentsTable id={id} coffre={coffre} onChanged={onChanged} rows={rows} />
            )}
          </ListBlock>
        </div>
      )}
    </div>
  );
}

/** The list of documents: the filters are applied before the order is computed, so no line is left out here. */
const documents: HeldRow<DocumentVu> = {
  keeps: () => true,
  noun: ['document', 'documents'],
  empty: { fact: 'Aucun document pour l’instant.' },
  noneFound: { fact: 'Aucun document ne correspond à ces filtres.' },
};

/** Says which documents the registers provide, or that they did not answer. */
function RegistreNotice({ registre }: { registre: RegistreLu }) {
  const { etat, lu_le, invente } = registre;
  if (etat === 'inaccessible') {
    return (
      <Notice tone="attention" title="Le RNA ou Sirene ne répond pas.">
        Leurs documents arriveront plus tard. Ceux qui sont déjà ici restent utilisables, et vous pouvez
        déposer les vôtres.
      </Notice>
    );
  }
  return (
    <p className="fr-hint-text">
      {invente && 'Démonstration : les documents du RNA et de Sirene sont inventés. '}
      {etat === 'absent' &&
        'Ce portail ne lit ni le RNA ni Sirene : déposez vous-même statuts, récépissé et avis de situation.'}
      {etat === 'en_cours' && 'Lecture du RNA et de Sirene en cours : leurs documents arrivent seuls.'}
      {etat === 'lu' && lu_le && (
        <>
          RNA et Sirene lus le <span className="nombre">{formatHorodatage(new Date(lu_le))}</span>.
        </>
      )}
    </p>
  );
}

/**
 * Lists the documents that dossiers ask for most often and that the association lacks, each with a link to deposit
 * it.
 */
function DocumentsManquants({ documents }: { documents: readonly DocumentVu[] }) {
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
              {[nomOf(type), annee].filter(Boolean).join(' ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the label of a type of document, without the explanation in brackets. */
const nomOf = (type: string): string =>
  (typesDocuments.find(({ value }) => value === type)?.label ?? type).replace(/ \(.*\)$/, '');
