import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { type ComponentType, Suspense, useEffect } from 'react';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { notify } from '../platform/session/announcements.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { actedPart, lazyPart } from '../ui/page/lazy-part.ts';
import type { Demarche, DemarcheEdition, DossierRempli } from './demarche.ts';
import { EtapeSaisie } from './EtapeSaisie.tsx';
import type { TransmisPage as Transmis } from './envoi/TransmisPage.tsx';
import type { VerifierEtape as Verifier } from './envoi/VerifierEtape.tsx';
import { ListeEtapes } from './ListeEtapes.tsx';
import { type Found, useFound } from './lecture.ts';
import { isEtape } from './liens.ts';
import { chooseMode } from './mode-dossier.ts';
import { pointsDemandes } from './renvoi/points-restants.ts';
import { Points } from './renvoi/use-point.ts';
import { useDemarche } from './use-demarche.ts';

/** The code of the last two pages is loaded apart; `lazy` loses the type parameters, which these assertions restore. */
const VerifierEtape = actedPart<never>(
  async () => (await import('./envoi/VerifierEtape.tsx')).VerifierEtape,
) as unknown as typeof Verifier;
const TransmisPage = actedPart<never>(
  async () => (await import('./envoi/TransmisPage.tsx')).TransmisPage,
) as unknown as typeof Transmis;

// Few people are refused a dossier: the others do not download what is said to them.
const DossierFerme = lazyPart(async () => (await import('../dossier/DossierFerme.tsx')).DossierFerme);

type PageDeLecture<D> = ComponentType<{ dossier: D; found: Found<D> }>;

type DemarchePageProps<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  /** The parts of the address that name the dossier. */
  place: P;
  /** The page shown when the dossier may not be edited, or when the address asks to read it. */
  Lecture: PageDeLecture<D>;
  /** The other pages, by the name that the address gives them after `etape=`. */
  autres?: Readonly<Record<string, PageDeLecture<D>>>;
  /** Called when the dossier is opened, whatever page is shown. */
  useOpened?: (dossier: D) => void;
};

/**
 * The page of a dossier, which keeps one address its whole life: for its steps, its confirmation, then its follow-up.
 */
export function DemarchePage<D extends DossierRempli, T extends object, E extends string, P>(
  props: DemarchePageProps<D, T, E, P>,
) {
  const { lecture } = props.demarche;
  const found = useFound(lecture, props.place);
  const numero = lecture.numeroOf?.(props.place);
  const { read } = found;
  if (numero !== undefined && read.state === 'refuse' && read.problem.code === 'dossier.inaccessible')
    return (
      <Suspense fallback={<Loading />}>
        <DossierFerme id={numero} problem={read.problem} />
      </Suspense>
    );
  return (
    <ReadPage read={read}>
      {(dossier) => (
        <Suspense fallback={<Loading />}>
          <Page {...props} dossier={dossier} found={found} />
        </Suspense>
      )}
    </ReadPage>
  );
}

type PageProps<D extends DossierRempli, T extends object, E extends string, P> = DemarchePageProps<
  D,
  T,
  E,
  P
> & {
  dossier: D;
  found: Found<D>;
};

/**
 * Chooses the page of the dossier. One that may not be edited is shown to be read, with a warning, whatever the address
 * asks.
 */
function Page<D extends DossierRempli, T extends object, E extends string, P>(props: PageProps<D, T, E, P>) {
  const { demarche, dossier, found, Lecture, autres = {}, useOpened = nothing } = props;
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  useOpened(dossier);
  const canEdit = dossier.rights.edit === true && demarche.isOpen?.(dossier) !== false;
  const asked = isEtape(demarche.liens, etape) ? etape : null;
  const { mode: held, isForced } = chooseMode({ canEdit, mode: mode ?? null, isEtape: asked !== null });
  useEffect(() => {
    if (isForced) notify('attention', dossierProblems['dossier.non-editable'].message);
  }, [isForced]);
  const Autre = etape === null ? undefined : autres[etape];
  if (Autre) return <Autre dossier={dossier} found={found} />;
  if (etape === 'transmis') return <TransmisPage demarche={demarche} dossier={dossier} found={found} />;
  if (held === 'read') return <Lecture dossier={dossier} found={found} />;
  return <PageDEtape demarche={demarche} dossier={dossier} found={found} etape={asked} />;
}

const nothing = () => undefined;

type EditionProps<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  dossier: D;
  found: Found<D>;
  etape: E | null;
};

/** A step; the corrections asked for are given to all its components. */
function PageDEtape<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  etape,
  ...given
}: EditionProps<D, T, E, P>) {
  const edition = useDemarche(demarche, { ...given, etape });
  return (
    <Points value={{ points: pointsDemandes(given.dossier), prefix: '' }}>
      <Etape demarche={demarche} edition={edition} etape={etape} />
    </Points>
  );
}

type EtapeProps<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  edition: DemarcheEdition<D, T>;
  etape: E | null;
};

function Etape<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  etape,
}: EtapeProps<D, T, E, P>) {
  const { sousPage } = demarche;
  const nom = useQueryParams().get(sousPage?.param ?? 'page');
  if (etape === null) return <ListeEtapes demarche={demarche} edition={edition} />;
  if (etape === 'transmission') return <VerifierEtape demarche={demarche} edition={edition} />;
  const framed = (
    <EtapeSaisie
      key={etape}
      demarche={demarche}
      edition={edition}
      etape={etape as Exclude<E, 'transmission'>}
    />
  );
  return sousPage && nom ? <sousPage.Page key={nom} {...edition} nom={nom} etape={framed} /> : framed;
}
