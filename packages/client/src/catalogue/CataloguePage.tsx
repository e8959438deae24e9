import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { type FormEvent, useState } from 'react';
import { ListeIllisible } from '../platform/list/ListeIllisible.tsx';
import { useLatest } from '../platform/list/use-latest.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { subventionHref } from '../subvention/subvention-href.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { PourAssociation } from './PourAssociation.tsx';
import { RepertoireResultats } from './RepertoireResultats.tsx';
import { alertesHref, countSaid, filtersOf, repertoireQuery, valuesOf } from './repertoire-query.ts';
import '../ui/fields/fields.css';
import '../dossier/dossier.css';
import './repertoire.css';
import '../ui/table/filter-bar.css';

/** « Quelle aide est faite pour nous, vaut-elle la peine ? » The page searches the subventions. */
export function CataloguePage() {
  const params = useQueryParams();
  const role = useWornRole();
  const isAssociation = role === 'lca.association';
  const isService = role !== null && isServiceRole(role);
  const acting = useActingFor();
  const own = isAssociation && acting?.etat === 'active' ? acting : null;
  const query = repertoireQuery(params, own?.id_association ?? null);
  const read = useRead(repertoireEndpoints.searchRepertoire, { query });
  const { value: page, isOld } = useLatest(read);
  const asked = params.get('q');
  const values = valuesOf(params);
  return (
    <div className="page">
      <PageHeading
        titre={isService ? 'Campagnes ouvertes' : 'Trouver une subvention'}
        aide="subvention"
        chapo={
          isService
            ? 'Ce que les associations trouvent dans leur catalogue, la plus proche échéance d’abord.'
            : 'Les aides que vous pouvez demander ici, la plus proche échéance d’abord.'
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
        <Recherche key={asked ?? ''} asked={asked} />
        {own && <PourAssociation nom={own.nom} />}
        <FilterBar
          filters={filtersOf(page?.facettes, values)}
          values={values}
          onChange={(next) => params.set({ ...emptied, ...next, page: null })}
          countText={page ? countSaid(page) : ''}
        />
      </div>
      {read.state === 'refuse' && (
        <ListeIllisible
          message={read.problem.message}
          firstHref={params.get('page') === null ? null : params.href({ page: null })}
          onRetry={read.reload}
        />
      )}
      {page === null && read.state === 'attente' && <Loading />}
      {page !== null && read.state !== 'refuse' && <RepertoireResultats page={page} isOld={isOld} />}
    </div>
  );
}

const emptied = { territoires: [], themes: [], publics: [], ouvertures: [] };

/** When only a code is typed, its page opens. */
function Recherche({ asked }: { asked: string | null }) {
  const params = useQueryParams();
  const [words, setWords] = useState(asked ?? '');
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const typed = words.trim();
    const code = /^\S+$/.test(typed) ? await codeOf(typed) : undefined;
    if (code) go(subventionHref(code));
    else params.set({ q: typed || null, page: null });
  };
  return (
    <search aria-label="Chercher une subvention">
      <form className="filtres" onSubmit={search}>
        <TextControl
          id="recherche-subventions"
          label="Mots ou code de la subvention"
          help="Exemple : formation bénévoles"
          type="search"
          value={words}
          onChange={(value) => setWords(String(value ?? ''))}
        />
        <button type="submit" className="fr-btn fr-btn--icon-left fr-icon-search-line">
          Chercher
        </button>
      </form>
    </search>
  );
}

async function codeOf(typed: string): Promise<string | undefined> {
  const found = await call(repertoireEndpoints.searchRepertoire, { query: { q: typed, limit: 100 } });
  if (!found.ok) return undefined;
  return found.value.items.find(({ code }) => code.toLowerCase() === typed.toLowerCase())?.code;
}
