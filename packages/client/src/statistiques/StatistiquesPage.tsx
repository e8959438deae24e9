import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { useLatest } from '../platform/list/use-latest.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CompactFilterBar } from '../ui/table/CompactFilterBar.tsx';
import { CampagnesFigures } from './CampagnesFigures.tsx';
import { CarteFigures } from './CarteFigures.tsx';
import { DelaisFigures } from './DelaisFigures.tsx';
import { EtatsFigures } from './EtatsFigures.tsx';
import { MoisFigures } from './MoisFigures.tsx';
import { OpenDataFigures } from './OpenDataFigures.tsx';
import { RythmeFigures } from './RythmeFigures.tsx';
import {
  addressChange,
  type Choisi,
  listHref,
  listStatistiquesFilters,
  readChoisi,
  readSujet,
  sujets,
  toFilterValues,
} from './statistiques-query.ts';
import '../platform/list/list.css';
import './statistiques.css';

/**
 * Shows the figures of the services: those of the year on one line, then one subject at a time (delays, dossiers, map,
 * open data). The address holds the filters and the subject; on paper all the subjects follow each other.
 */
export function StatistiquesPage() {
  const params = useQueryParams();
  const choisi = readChoisi(params);
  const read = useRead(statistiquesEndpoints.readStatistiques, { query: choisi });
  const { value, isOld } = useLatest(read);
  if (value === null || read.state === 'refuse') return <ReadPage read={read}>{() => null}</ReadPage>;
  const { ensemble } = value;
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Statistiques"
        aide="instruction"
        chapo="Ce que vos services ont reçu et décidé. Les dossiers en cours de saisie ou supprimés ne sont pas comptés."
        actions={
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => print()}>
            Imprimer
          </button>
        }
      />
      <CompactFilterBar
        filters={listStatistiquesFilters(value.choix)}
        values={toFilterValues(choisi)}
        onChange={(next) => params.set(addressChange(next))}
        countText={count(ensemble.n, 'dossier reçu', 'dossiers reçus')}
      />
      <div className={isOld ? 'pile figures-toutes ancien' : 'pile figures-toutes'} aria-busy={isOld}>
        {ensemble.n === 0 ? <Rien choisi={choisi} /> : <Figures statistiques={value} choisi={choisi} />}
      </div>
    </div>
  );
}

type FiguresProps = { statistiques: Statistiques; choisi: Choisi };

function Figures({ statistiques, choisi }: FiguresProps) {
  const params = useQueryParams();
  const { ensemble, delais } = statistiques;
  const days = (n: number | null) => (n === null ? '–' : count(n, 'jour', 'jours'));
  return (
    <>
      <KeyFigures
        label="En bref"
        figures={[
          { label: 'Reçus', value: formatNombre(ensemble.n), href: listHref(choisi) ?? undefined },
          { label: 'Demandé', value: formatEuros(ensemble.demande) },
          { label: 'Accordés', value: formatNombre(ensemble.accordes), isZero: ensemble.accordes === 0 },
          { label: 'Accordé', value: formatEuros(ensemble.accorde), isZero: ensemble.accorde === 0 },
          { label: 'Délai médian', value: days(delais.mediane), isZero: delais.mediane === null },
          { label: 'Neuf sur dix en', value: days(delais.neuviemeDecile), isZero: delais.mediane === null },
          {
            label: 'En cours de saisie',
            value: formatNombre(ensemble.enSaisie),
            isZero: ensemble.enSaisie === 0,
          },
        ]}
      />
      {statistiques.choix.services.length > 1 && choisi.service === undefined && (
        <p className="fr-hint-text">Un dossier instruit par deux services compte une fois pour chacun.</p>
      )}
      <Tabs
        label="Sujet des chiffres"
        tabs={sujets}
        selected={readSujet(params)}
        onSelect={(id) => params.set({ sujet: id === sujets[0].id ? null : id }, { replace: true })}
      >
        {(id) => <Sujet id={id} statistiques={statistiques} choisi={choisi} />}
      </Tabs>
    </>
  );
}

function Sujet({ id, statistiques, choisi }: FiguresProps & { id: string }) {
  const { ensemble, etats, mois, departements, delais } = statistiques;
  switch (id) {
    case 'dossiers':
      return (
        <>
          <div className="figures__deux">
            <EtatsFigures etats={etats} ensemble={ensemble} choisi={choisi} />
            <MoisFigures mois={mois} />
          </div>
          <CampagnesFigures {...statistiques} />
        </>
      );
    case 'departements':
      return <CarteFigures departements={departements} ensemble={ensemble} choisi={choisi} />;
    case 'donnees':
      return <OpenDataFigures choisi={choisi} />;
    default:
      return <Delais delais={delais} choisi={choisi} />;
  }
}

function Delais({ delais, choisi }: Pick<Statistiques, 'delais'> & { choisi: Choisi }) {
  const { service, subvention, exercice } = choisi;
  const read = useRead(statistiquesEndpoints.readRythme, { query: { service, subvention, annee: exercice } });
  const parTranche = <DelaisFigures delais={delais} />;
  if (read.state === 'lu')
    return (
      <RythmeFigures rythme={read.value} choisi={{ service, subvention }}>
        {parTranche}
      </RythmeFigures>
    );
  return (
    <>
      {read.state === 'refuse' ? <p>{read.problem.message}</p> : <div className="rythme__attente" />}
      {parTranche}
    </>
  );
}

function Rien({ choisi }: { choisi: Choisi }) {
  if (Object.keys(choisi).length > 0) {
    return (
      <EmptyState
        fact="Aucun dossier ne correspond à ces filtres."
        why="Les chiffres se comptent sur les dossiers transmis à vos services."
        action={<AppLink href="/instructeur?vue=statistiques">Effacer les filtres</AppLink>}
      />
    );
  }
  return (
    <EmptyState
      fact="Aucun dossier n’est encore arrivé."
      why="Les chiffres apparaissent dès qu’une association transmet son dossier."
      action={<AppLink href="/repertoire-des-subventions">Voir les subventions ouvertes</AppLink>}
    />
  );
}
