import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { andMore, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect } from 'react';
import { champsCarte, champsCompte, type DossierCarte } from '../dossier/champs-carte.ts';
import { DossierCard, hasActe } from '../dossier/DossierCard.tsx';
import { DossiersSupprimes } from '../dossier/DossiersSupprimes.tsx';
import {
  findTour,
  isOuvrablesOnly,
  listEtatsOnglet,
  type Onglet,
  onglets,
  readOnglet,
} from '../dossier/dossier-onglets.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { go } from '../platform/page/navigation.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import '../dossier/dossier.css';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../platform/clock.ts';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';
import { type QueryParams, useQueryParams } from '../platform/page/query-params.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useTaches } from './use-taches.ts';

/** Lists the dossiers that the person may see as cards, each with its state and its next act. */
export function MesDossiersPage({ genre }: { genre?: GenreDossier }) {
  const { get } = useQueryParams();
  const isAssociation = useWornRole() === 'lca.association';
  const onglet = readOnglet(get('vue') ?? (isAssociation ? null : 'tous'));
  const isAgrement = genre === 'agrement';
  const list = useList(isAgrement ? mesAgrements : mesDossiers, {
    query: {
      genres: genre && [genre],
      etats: listEtatsOnglet(onglet),
      ouvrables: isOuvrablesOnly(onglet),
      tour: findTour(onglet),
      fields: [...champsCarte],
    },
  });
  const filtres = {
    searchQuery: list.words ?? undefined,
    exercices: list.values.exercice?.map(Number),
    genres: genre && [genre],
  };
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
        <ListBlock list={list} empty={<Vide onglet={onglet} list={list} isAgrement={isAgrement} />}>
          {({ items }) => <Resultats items={items} />}
        </ListBlock>
      </div>
      <DossiersSupprimes />
    </div>
  );
}

/** Next year's campaigns open before the year begins. */
const yearsAhead = 1;
const yearsBack = 6;

function annees(): string[] {
  const first = currentExercice(now()) + yearsAhead;
  return Array.from({ length: yearsAhead + yearsBack + 1 }, (_, index) => String(first - index));
}

const rangeeDe = (label: string) =>
  listRow({
    call: dossierEndpoints.listDossiers,
    limit: 20,
    search: { label, name: 'searchQuery' },
    filters: () => [
      {
        key: 'exercice',
        name: 'exercices',
        label: 'Année',
        isOpen: true,
        options: annees().map((value) => ({ value, label: value })),
      },
    ],
    noun: ['dossier', 'dossiers'],
    empty: { fact: 'Aucun dossier pour l’instant.' },
  });

const mesDossiers = rangeeDe('Chercher un numéro, une subvention');
const mesAgrements = rangeeDe('Chercher un numéro, un agrément');

type Filtres = {
  searchQuery: string | undefined;
  exercices: number[] | undefined;
  genres: GenreDossier[] | undefined;
};

/** Tabs for the views of the list, each with the number of dossiers that it holds with the present filters. */
function Vues({ present, filtres }: { present: Onglet; filtres: Filtres }) {
  const params = useQueryParams();
  return (
    <TabLinks
      label="Quels dossiers"
      tabs={onglets.map(({ id, label }) => ({
        id,
        href: params.href({ vue: id, page: null }),
        label: (
          <>
            {label} <Nombre onglet={id} filtres={filtres} />
          </>
        ),
      }))}
      present={present}
    />
  );
}

function Nombre({ onglet, filtres }: { onglet: Onglet; filtres: Filtres }) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      ...filtres,
      etats: listEtatsOnglet(onglet),
      ouvrables: isOuvrablesOnly(onglet),
      tour: findTour(onglet),
      limit: 1,
      fields: champsCompte,
    },
  });
  if (read.state !== 'lu') return null;
  return (
    <span className="nombre">
      {'\u00a0'}
      {andMore(formatNombre(read.value.total), read.value.totalExact)}
    </span>
  );
}

function Resultats({ items }: { items: readonly DossierCarte[] }) {
  const user = useSignedInUser();
  const isAssociation = useWornRole() === 'lca.association';
  const { aRenouveler, tacheOf } = useTaches(isAssociation);
  return (
    <ul className="liste-nue cartes cartes-dossiers">
      {items.map((dossier) => (
        <DossierCard
          key={dossier.id}
          dossier={dossier}
          renouveler={aRenouveler.find(({ id_fo }) => id_fo === dossier.id_fo)}
          tache={tacheOf(dossier)}
          isFirst={dossier === items.find((one) => hasActe(one))}
          showsAssociation={user.associations.length !== 1}
        />
      ))}
    </ul>
  );
}

type VideProps = {
  onglet: Onglet;
  list: { isFiltered: boolean; allHref: string; params: QueryParams };
  isAgrement: boolean;
};

function Vide({ onglet, list: { isFiltered, allHref, params }, isAgrement }: VideProps) {
  if (isFiltered) {
    return (
      <EmptyState
        fact="Aucun dossier ne correspond à ces filtres."
        action={<AppLink href={allHref}>Effacer les filtres</AppLink>}
      />
    );
  }
  if (onglet === 'tous') return <SansDossier isAgrement={isAgrement} />;
  return (
    <VideIci
      onglet={onglet}
      isChoisie={params.get('vue') !== null}
      tousHref={params.href({ vue: 'tous', page: null })}
      isAgrement={isAgrement}
    />
  );
}

type VideIciProps = { onglet: Onglet; isChoisie: boolean; tousHref: string; isAgrement: boolean };

/**
 * Nothing in this view: leads to all the dossiers, at once when nobody chose this view, or, for somebody who has none
 * at all, to a first one.
 */
function VideIci({ onglet, isChoisie, tousHref, isAgrement }: VideIciProps) {
  const genres = isAgrement ? (['agrement'] as const) : undefined;
  const tous = useRead(dossierEndpoints.listDossiers, {
    query: { genres: genres && [...genres], limit: 1, fields: champsCompte },
  });
  const hasAilleurs = !isChoisie && tous.state === 'lu' && tous.value.total > 0;
  useEffect(() => {
    if (hasAilleurs) go(tousHref, { replace: true });
  }, [hasAilleurs, tousHref]);
  if (tous.state === 'lu' && tous.value.total === 0) return <SansDossier isAgrement={isAgrement} />;
  if (!isChoisie && tous.state !== 'refuse') return null;
  return (
    <EmptyState
      fact={onglets.find(({ id }) => id === onglet)?.vide ?? ''}
      action={<AppLink href={tousHref}>Voir tous vos dossiers</AppLink>}
    />
  );
}

const SansDossier = ({ isAgrement }: { isAgrement: boolean }) => (
  <EmptyState
    fact={onglets.find(({ id }) => id === 'tous')?.vide ?? ''}
    why={
      isAgrement
        ? 'Demandez un agrément : un service l’étudie.'
        : 'Le premier se commence depuis la page d’une subvention, et s’enregistre au fil de vos réponses.'
    }
    action={
      <AppLink
        className="fr-btn"
        href={isAgrement ? '/associations/demande-agrement' : '/repertoire-des-subventions'}
      >
        {isAgrement ? 'Choisir un agrément' : 'Choisir une subvention'}
      </AppLink>
    }
  />
);
