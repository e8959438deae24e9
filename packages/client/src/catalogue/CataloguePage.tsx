import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { useList } from '../platform/list/use-list.ts';
import { go } from '../platform/page/navigation.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { subventionHref } from '../subvention/subvention-href.ts';
import { SearchField } from '../ui/table/SearchField.tsx';
import { RepertoireResultats } from './RepertoireResultats.tsx';
import { alertesHref, forParam, isForAll, readForQuery, repertoire } from './repertoire-query.ts';
import '../ui/fields/fields.css';
import '../dossier/dossier.css';
import './repertoire.css';
import '../ui/table/filter-bar.css';

/** The page that searches the subventions. */
export function CataloguePage() {
  const role = useWornRole();
  const isAssociation = role === 'lca.association';
  const isService = role !== null && isServiceRole(role);
  const acting = useActingFor();
  const own = isAssociation && acting?.etat === 'active' ? acting : null;
  const params = useQueryParams();
  const list = useList(repertoire, {
    query: { q: params.get('q') ?? undefined, ...readForQuery(params, own?.id_association ?? null) },
    narrowedBy: ['q'],
  });
  return (
    <div className="page">
      <PageHeading
        titre={isService ? 'Campagnes ouvertes' : 'Trouver une subvention'}
        aide="subvention"
        chapo={
          isService
            ? 'Ce que les associations trouvent dans leur catalogue.'
            : 'Les aides que vous pouvez demander ici. Cherchez avec vos mots.'
        }
        actions={
          isAssociation && (
            <AppLink className="fr-link" href={alertesHref}>
              Mes alertes
            </AppLink>
          )
        }
      />
      <div className="pile">
        <Recherche asked={list.params.get('q')} />
        {own && <PourAssociation nom={own.nom} />}
        <ListBlock
          list={list}
          label="Résultats"
          empty={list.page && <RepertoireResultats page={list.page} />}
        >
          {(page) => <RepertoireResultats page={page} />}
        </ListBlock>
      </div>
    </div>
  );
}

/** Searches the subventions; when a single code is typed, opens its page. */
function Recherche({ asked }: { asked: string | null }) {
  const params = useQueryParams();
  const search = async (typed: string) => {
    const code = /^\S+$/.test(typed) ? await codeOf(typed) : undefined;
    if (code) go(subventionHref(code));
    else params.set({ q: typed || null, page: null });
  };
  return (
    <SearchField
      isMain
      id="recherche-subventions"
      name="Chercher une subvention"
      label="Mots ou code de la subvention"
      help="Exemple : formation bénévoles"
      text={asked ?? ''}
      onSearch={search}
    />
  );
}

async function codeOf(typed: string): Promise<string | undefined> {
  const found = await call(repertoireEndpoints.searchRepertoire, { query: { q: typed, limit: 100 } });
  if (!found.ok) return undefined;
  return found.value.items.find(({ code }) => code.toLowerCase() === typed.toLowerCase())?.code;
}

/**
 * The box « Pour Les Pions de l'Huveaune » keeps what the association may ask for; unticked, all subventions are
 * listed.
 */
function PourAssociation({ nom }: { nom: string }) {
  const params = useQueryParams();
  const isOwn = !isForAll(params);
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input
        id="pour-association"
        type="checkbox"
        checked={isOwn}
        onChange={() => params.set({ [forParam]: isOwn ? 'toutes' : null, page: null })}
      />
      <label className="fr-label" htmlFor="pour-association">
        Pour {nom}
      </label>
    </div>
  );
}
