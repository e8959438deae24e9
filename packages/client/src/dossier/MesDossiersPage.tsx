import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { ListRefusal } from '../platform/list/ListRefusal.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { DossierCard } from './DossierCard.tsx';
import { DossiersSupprimes } from './DossiersSupprimes.tsx';
import { etatsDe, isOuvrablesOnly, type Onglet, ongletOf, onglets } from './dossier-onglets.ts';
import { FiltresMesDossiers } from './FiltresMesDossiers.tsx';
import { useACompleter } from './use-a-completer.ts';
import './dossier.css';

const shownAtMost = 20;

/** « Où en est chacun, lequel m'attend ? » Each dossier has a card with a single next act. */
export function MesDossiersPage({ genre }: { genre?: GenreDossier }) {
  const params = useQueryParams();
  const { exercice } = usePageQuery();
  const isAssociation = useWornRole() === 'lca.association';
  const onglet = ongletOf(params.get('vue') ?? (isAssociation ? null : 'tous'));
  const filtres = {
    searchQuery: params.get('q') ?? undefined,
    exercices: exercice === null ? undefined : [exercice],
    genres: genre && [genre],
  };
  const isAgrement = genre === 'agrement';
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      ...filtres,
      etats: etatsDe(onglet, genre),
      ouvrables: isOuvrablesOnly(onglet),
      limit: shownAtMost,
      cursor: params.get('page') ?? undefined,
    },
  });
  const found = useACompleter(filtres);
  const attendus = onglet === 'a-vous' ? found : [];
  // What is shown above the list must be known before the list, or it would push it down.
  const isWaiting = read.state === 'attente' || attendus === null;
  return (
    <div className="page">
      <PageHeading
        titre={isAgrement ? 'Agréments' : isAssociation ? 'Mes dossiers' : 'Dossiers'}
        aide="subvention"
        chapo={isAssociation && 'Où en est chaque demande, et laquelle vous attend.'}
        actions={
          isAssociation && (
            <AppLink
              className="fr-btn fr-btn--secondary"
              href={isAgrement ? '/associations/demande-agrement' : '/repertoire-des-subventions'}
            >
              {isAgrement ? 'Demander un agrément' : 'Trouver une subvention'}
            </AppLink>
          )
        }
      />
      <div className="pile">
        <Vues present={onglet} filtres={filtres} />
        <FiltresMesDossiers />
      </div>
      {isWaiting ? <Loading /> : onglet === 'a-vous' && <ACompleter items={attendus} />}
      {read.state === 'refuse' && (
        <ListRefusal
          problem={read.problem}
          firstHref={params.get('page') === null ? null : params.href({ page: null })}
          onRetry={read.reload}
        />
      )}
      {read.state === 'lu' && attendus && (read.value.items.length > 0 || attendus.length === 0) && (
        <Resultats
          {...read.value}
          onglet={onglet}
          hasAttendus={attendus.length > 0}
          isFiltered={Boolean(filtres.searchQuery ?? filtres.exercices)}
        />
      )}
      <DossiersSupprimes />
    </div>
  );
}

/** A service waits for these missing items, so they come before the dossiers that are only begun. */
function ACompleter({ items }: { items: readonly DossierItem[] }) {
  const { associations } = useSignedInUser();
  if (items.length === 0) return null;
  return (
    <section aria-label="Dossiers à compléter">
      <ul className="liste-nue cartes">
        {items.map((dossier, index) => (
          <DossierCard
            key={dossier.id}
            dossier={dossier}
            isFirst={index === 0}
            showsAssociation={associations.length !== 1}
          />
        ))}
      </ul>
    </section>
  );
}

type Filtres = Parameters<typeof useACompleter>[0];

/** Each view says how many dossiers it holds with the present filters. */
function Vues({ present, filtres }: { present: Onglet; filtres: Filtres }) {
  const params = useQueryParams();
  return (
    <nav aria-label="Quels dossiers">
      <ul className="liste-nue vues">
        {onglets.map(({ id, label }) => (
          <li key={id}>
            <AppLink
              className="vues__lien"
              href={params.href({ vue: id, page: null })}
              aria-current={id === present ? 'true' : undefined}
            >
              {label} <Nombre onglet={id} filtres={filtres} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nombre({ onglet, filtres }: { onglet: Onglet; filtres: Filtres }) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      ...filtres,
      etats: etatsDe(onglet, filtres.genres?.[0]),
      ouvrables: isOuvrablesOnly(onglet),
      limit: 1,
    },
  });
  const attendus = useACompleter(filtres);
  if (read.state !== 'lu' || (onglet === 'a-vous' && attendus === null)) return null;
  return (
    <span className="nombre">
      {'\u00a0'}
      {read.value.total + (onglet === 'a-vous' ? (attendus?.length ?? 0) : 0)}
      {!read.value.totalExact && ' et plus'}
    </span>
  );
}

type ResultatsProps = {
  items: DossierItem[];
  total: number;
  next: string | null;
  previous: string | null;
  onglet: Onglet;
  /** It is true when the page's filled button already stands above the list. */
  hasAttendus: boolean;
  isFiltered: boolean;
};

function Resultats({ items, total, next, previous, onglet, hasAttendus, isFiltered }: ResultatsProps) {
  const params = useQueryParams();
  const user = useSignedInUser();
  if (items.length === 0) return <Vide onglet={onglet} isFiltered={isFiltered} />;
  return (
    <div className="pile">
      <p role="status">{count(total, 'dossier', 'dossiers')}</p>
      <ul className="liste-nue cartes">
        {items.map((dossier) => (
          <DossierCard
            key={dossier.id}
            dossier={dossier}
            isFirst={!hasAttendus && dossier === items.find((one) => one.rights.consult && one.rights.edit)}
            showsAssociation={user.associations.length !== 1}
          />
        ))}
      </ul>
      <nav className="actions" aria-label="Pages de la liste">
        {previous && <AppLink href={params.href({ page: previous })}>Page précédente</AppLink>}
        {next && <AppLink href={params.href({ page: next })}>Page suivante</AppLink>}
      </nav>
    </div>
  );
}

function Vide({ onglet, isFiltered }: { onglet: Onglet; isFiltered: boolean }) {
  const params = useQueryParams();
  if (isFiltered) {
    const href = params.href({ q: null, exercice: null, page: null });
    return (
      <EmptyState
        fact="Aucun dossier ne correspond à ces filtres."
        action={<AppLink href={href}>Effacer les filtres</AppLink>}
      />
    );
  }
  const fact = onglets.find(({ id }) => id === onglet)?.vide ?? '';
  return onglet === 'tous' ? (
    <EmptyState
      fact={fact}
      why="Commencez par trouver une subvention."
      action={<AppLink href="/repertoire-des-subventions">Trouver une subvention</AppLink>}
    />
  ) : (
    <EmptyState
      fact={fact}
      action={<AppLink href={params.href({ vue: 'tous', page: null })}>Voir tous vos dossiers</AppLink>}
    />
  );
}
